// Written by `npm run illustrations`. Do not edit.
export const scenes = {
  "warehousing": {
    "width": 480,
    "height": 360,
    "avif": [
      {
        "url": "/scenes/warehousing.be53e8a8-240.avif",
        "width": 240
      },
      {
        "url": "/scenes/warehousing.be53e8a8-480.avif",
        "width": 480
      }
    ],
    "webp": "/scenes/warehousing.be53e8a8-480.webp"
  },
  "express": {
    "width": 480,
    "height": 360,
    "avif": [
      {
        "url": "/scenes/express.3c4c01cd-240.avif",
        "width": 240
      },
      {
        "url": "/scenes/express.3c4c01cd-480.avif",
        "width": 480
      }
    ],
    "webp": "/scenes/express.3c4c01cd-480.webp"
  },
  "freight": {
    "width": 480,
    "height": 360,
    "avif": [
      {
        "url": "/scenes/freight.f36cc349-240.avif",
        "width": 240
      },
      {
        "url": "/scenes/freight.f36cc349-480.avif",
        "width": 480
      }
    ],
    "webp": "/scenes/freight.f36cc349-480.webp"
  },
  "bulky": {
    "width": 480,
    "height": 360,
    "avif": [
      {
        "url": "/scenes/bulky.951b87b7-240.avif",
        "width": 240
      },
      {
        "url": "/scenes/bulky.951b87b7-480.avif",
        "width": 480
      }
    ],
    "webp": "/scenes/bulky.951b87b7-480.webp"
  },
  "cold-chain": {
    "width": 480,
    "height": 360,
    "avif": [
      {
        "url": "/scenes/cold-chain.16814504-240.avif",
        "width": 240
      },
      {
        "url": "/scenes/cold-chain.16814504-480.avif",
        "width": 480
      }
    ],
    "webp": "/scenes/cold-chain.16814504-480.webp"
  },
  "pharma": {
    "width": 480,
    "height": 360,
    "avif": [
      {
        "url": "/scenes/pharma.a2cd6530-240.avif",
        "width": 240
      },
      {
        "url": "/scenes/pharma.a2cd6530-480.avif",
        "width": 480
      }
    ],
    "webp": "/scenes/pharma.a2cd6530-480.webp"
  },
  "cross-border": {
    "width": 480,
    "height": 360,
    "avif": [
      {
        "url": "/scenes/cross-border.adb4e1ed-240.avif",
        "width": 240
      },
      {
        "url": "/scenes/cross-border.adb4e1ed-480.avif",
        "width": 480
      }
    ],
    "webp": "/scenes/cross-border.adb4e1ed-480.webp"
  },
  "air": {
    "width": 480,
    "height": 360,
    "avif": [
      {
        "url": "/scenes/air.164382dc-240.avif",
        "width": 240
      },
      {
        "url": "/scenes/air.164382dc-480.avif",
        "width": 480
      }
    ],
    "webp": "/scenes/air.164382dc-480.webp"
  },
  "van": {
    "width": 480,
    "height": 360,
    "avif": [
      {
        "url": "/scenes/van.66994a31-240.avif",
        "width": 240
      },
      {
        "url": "/scenes/van.66994a31-480.avif",
        "width": 480
      }
    ],
    "webp": "/scenes/van.66994a31-480.webp"
  },
  "forklift": {
    "width": 480,
    "height": 360,
    "avif": [
      {
        "url": "/scenes/forklift.d2f4b250-240.avif",
        "width": 240
      },
      {
        "url": "/scenes/forklift.d2f4b250-480.avif",
        "width": 480
      }
    ],
    "webp": "/scenes/forklift.d2f4b250-480.webp"
  },
  "locker": {
    "width": 480,
    "height": 360,
    "avif": [
      {
        "url": "/scenes/locker.9368f8b5-240.avif",
        "width": 240
      },
      {
        "url": "/scenes/locker.9368f8b5-480.avif",
        "width": 480
      }
    ],
    "webp": "/scenes/locker.9368f8b5-480.webp"
  },
  "hub": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/hub.b50d7626-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/hub.b50d7626-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/hub.b50d7626-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/hub.b50d7626-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/hub.b50d7626-800.webp"
  },
  "cold": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/cold.fc2e20cb-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/cold.fc2e20cb-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/cold.fc2e20cb-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/cold.fc2e20cb-800.webp"
  },
  "robot": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/robot.067eb925-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/robot.067eb925-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/robot.067eb925-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/robot.067eb925-800.webp"
  },
  "city": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/city.4f24aeb4-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/city.4f24aeb4-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/city.4f24aeb4-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/city.4f24aeb4-800.webp"
  },
  "apron": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/apron.f601cd56-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/apron.f601cd56-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/apron.f601cd56-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/apron.f601cd56-800.webp"
  },
  "sustainability": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/sustainability.bbeb56e8-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/sustainability.bbeb56e8-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/sustainability.bbeb56e8-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/sustainability.bbeb56e8-800.webp"
  },
  "notfound": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/notfound.91815366-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/notfound.91815366-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/notfound.91815366-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/notfound.91815366-800.webp"
  },
  "hardware": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/hardware.c0f5116a-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/hardware.c0f5116a-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/hardware.c0f5116a-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/hardware.c0f5116a-800.webp"
  },
  "software": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/software.af479a97-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/software.af479a97-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/software.af479a97-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/software.af479a97-800.webp"
  },
  "park": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/park.5b340cc3-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/park.5b340cc3-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/park.5b340cc3-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/park.5b340cc3-800.webp"
  },
  "cloud-warehouse": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/cloud-warehouse.e65b6967-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/cloud-warehouse.e65b6967-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/cloud-warehouse.e65b6967-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/cloud-warehouse.e65b6967-800.webp"
  },
  "education": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/education.1537bc59-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/education.1537bc59-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/education.1537bc59-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/education.1537bc59-800.webp"
  },
  "air-network": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/air-network.8da672ab-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/air-network.8da672ab-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/air-network.8da672ab-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/air-network.8da672ab-800.webp"
  },
  "compartment": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/compartment.037e34e2-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/compartment.037e34e2-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/compartment.037e34e2-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/compartment.037e34e2-800.webp"
  },
  "service": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/service.224cf385-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/service.224cf385-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/service.224cf385-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/service.224cf385-800.webp"
  },
  "about": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/about.0d56f8aa-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/about.0d56f8aa-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/about.0d56f8aa-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/about.0d56f8aa-800.webp"
  },
  "contact": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/contact.32e7a319-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/contact.32e7a319-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/contact.32e7a319-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/contact.32e7a319-800.webp"
  },
  "white-paper": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/white-paper.1ebc6ff3-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/white-paper.1ebc6ff3-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/white-paper.1ebc6ff3-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/white-paper.1ebc6ff3-800.webp"
  },
  "sorter": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/sorter.7e0c77cf-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/sorter.7e0c77cf-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/sorter.7e0c77cf-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/sorter.7e0c77cf-800.webp"
  },
  "rail": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/rail.62e2f415-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/rail.62e2f415-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/rail.62e2f415-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/rail.62e2f415-800.webp"
  },
  "drone": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/drone.5acc989b-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/drone.5acc989b-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/drone.5acc989b-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/drone.5acc989b-800.webp"
  },
  "lab": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/lab.def1cca2-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/lab.def1cca2-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/lab.def1cca2-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/lab.def1cca2-800.webp"
  },
  "store": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/store.ff4c661d-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/store.ff4c661d-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/store.ff4c661d-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/store.ff4c661d-800.webp"
  },
  "packing": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/packing.733c0995-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/packing.733c0995-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/packing.733c0995-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/packing.733c0995-800.webp"
  },
  "wardrobe": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/wardrobe.f6488ee4-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/wardrobe.f6488ee4-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/wardrobe.f6488ee4-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/wardrobe.f6488ee4-800.webp"
  },
  "cosmetics": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/cosmetics.1ab4a48a-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/cosmetics.1ab4a48a-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/cosmetics.1ab4a48a-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/cosmetics.1ab4a48a-800.webp"
  },
  "doorstep": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/doorstep.4a5263c0-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/doorstep.4a5263c0-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/doorstep.4a5263c0-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/doorstep.4a5263c0-800.webp"
  },
  "shipping-label": {
    "width": 480,
    "height": 360,
    "avif": [
      {
        "url": "/scenes/shipping-label.a8dac689-240.avif",
        "width": 240
      },
      {
        "url": "/scenes/shipping-label.a8dac689-480.avif",
        "width": 480
      }
    ],
    "webp": "/scenes/shipping-label.a8dac689-480.webp"
  }
} as const

export type SceneName = keyof typeof scenes
