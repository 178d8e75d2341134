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
        "url": "/scenes/hub.fd496454-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/hub.fd496454-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/hub.fd496454-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/hub.fd496454-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/hub.fd496454-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/hub.fd496454-800.webp"
  },
  "cold": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/cold.6a7f7205-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/cold.6a7f7205-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/cold.6a7f7205-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/cold.6a7f7205-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/cold.6a7f7205-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/cold.6a7f7205-800.webp"
  },
  "robot": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/robot.907123f9-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/robot.907123f9-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/robot.907123f9-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/robot.907123f9-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/robot.907123f9-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/robot.907123f9-800.webp"
  },
  "city": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/city.4695921a-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/city.4695921a-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/city.4695921a-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/city.4695921a-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/city.4695921a-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/city.4695921a-800.webp"
  },
  "apron": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/apron.853e82b1-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/apron.853e82b1-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/apron.853e82b1-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/apron.853e82b1-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/apron.853e82b1-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/apron.853e82b1-800.webp"
  },
  "sustainability": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/sustainability.290f18e6-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/sustainability.290f18e6-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/sustainability.290f18e6-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/sustainability.290f18e6-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/sustainability.290f18e6-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/sustainability.290f18e6-800.webp"
  },
  "notfound": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/notfound.28a44a17-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/notfound.28a44a17-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/notfound.28a44a17-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/notfound.28a44a17-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/notfound.28a44a17-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/notfound.28a44a17-800.webp"
  },
  "hardware": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/hardware.3062e21f-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/hardware.3062e21f-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/hardware.3062e21f-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/hardware.3062e21f-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/hardware.3062e21f-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/hardware.3062e21f-800.webp"
  },
  "software": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/software.e321bde0-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/software.e321bde0-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/software.e321bde0-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/software.e321bde0-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/software.e321bde0-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/software.e321bde0-800.webp"
  },
  "park": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/park.2e382ada-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/park.2e382ada-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/park.2e382ada-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/park.2e382ada-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/park.2e382ada-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/park.2e382ada-800.webp"
  },
  "cloud-warehouse": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/cloud-warehouse.ae824f78-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/cloud-warehouse.ae824f78-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/cloud-warehouse.ae824f78-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/cloud-warehouse.ae824f78-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/cloud-warehouse.ae824f78-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/cloud-warehouse.ae824f78-800.webp"
  },
  "education": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/education.ddc01c04-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/education.ddc01c04-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/education.ddc01c04-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/education.ddc01c04-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/education.ddc01c04-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/education.ddc01c04-800.webp"
  },
  "air-network": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/air-network.4398d971-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/air-network.4398d971-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/air-network.4398d971-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/air-network.4398d971-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/air-network.4398d971-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/air-network.4398d971-800.webp"
  },
  "compartment": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/compartment.7aa9a618-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/compartment.7aa9a618-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/compartment.7aa9a618-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/compartment.7aa9a618-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/compartment.7aa9a618-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/compartment.7aa9a618-800.webp"
  },
  "service": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/service.7d504d63-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/service.7d504d63-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/service.7d504d63-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/service.7d504d63-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/service.7d504d63-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/service.7d504d63-800.webp"
  },
  "about": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/about.94e39916-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/about.94e39916-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/about.94e39916-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/about.94e39916-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/about.94e39916-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/about.94e39916-800.webp"
  },
  "contact": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/contact.1cc8cfdd-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/contact.1cc8cfdd-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/contact.1cc8cfdd-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/contact.1cc8cfdd-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/contact.1cc8cfdd-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/contact.1cc8cfdd-800.webp"
  },
  "white-paper": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/white-paper.56e169b5-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/white-paper.56e169b5-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/white-paper.56e169b5-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/white-paper.56e169b5-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/white-paper.56e169b5-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/white-paper.56e169b5-800.webp"
  },
  "sorter": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/sorter.296eaf3f-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/sorter.296eaf3f-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/sorter.296eaf3f-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/sorter.296eaf3f-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/sorter.296eaf3f-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/sorter.296eaf3f-800.webp"
  },
  "rail": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/rail.02ee3d06-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/rail.02ee3d06-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/rail.02ee3d06-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/rail.02ee3d06-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/rail.02ee3d06-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/rail.02ee3d06-800.webp"
  },
  "drone": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/drone.d86309bb-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/drone.d86309bb-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/drone.d86309bb-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/drone.d86309bb-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/drone.d86309bb-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/drone.d86309bb-800.webp"
  },
  "lab": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/lab.35b6eb7e-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/lab.35b6eb7e-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/lab.35b6eb7e-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/lab.35b6eb7e-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/lab.35b6eb7e-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/lab.35b6eb7e-800.webp"
  },
  "store": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/store.c242b7bf-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/store.c242b7bf-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/store.c242b7bf-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/store.c242b7bf-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/store.c242b7bf-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/store.c242b7bf-800.webp"
  },
  "packing": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/packing.746d5107-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/packing.746d5107-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/packing.746d5107-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/packing.746d5107-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/packing.746d5107-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/packing.746d5107-800.webp"
  },
  "wardrobe": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/wardrobe.36a34269-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/wardrobe.36a34269-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/wardrobe.36a34269-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/wardrobe.36a34269-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/wardrobe.36a34269-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/wardrobe.36a34269-800.webp"
  },
  "cosmetics": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/cosmetics.b1a9d599-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/cosmetics.b1a9d599-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/cosmetics.b1a9d599-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/cosmetics.b1a9d599-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/cosmetics.b1a9d599-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/cosmetics.b1a9d599-800.webp"
  },
  "doorstep": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/doorstep.1dd575ee-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/doorstep.1dd575ee-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/doorstep.1dd575ee-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/doorstep.1dd575ee-1200.avif",
        "width": 1200
      },
      {
        "url": "/scenes/doorstep.1dd575ee-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/doorstep.1dd575ee-800.webp"
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
