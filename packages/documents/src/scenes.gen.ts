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
        "url": "/scenes/cold.098173b5-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/cold.098173b5-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/cold.098173b5-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/cold.098173b5-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/cold.098173b5-800.webp"
  },
  "robot": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/robot.9642dd85-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/robot.9642dd85-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/robot.9642dd85-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/robot.9642dd85-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/robot.9642dd85-800.webp"
  },
  "city": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/city.c1499138-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/city.c1499138-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/city.c1499138-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/city.c1499138-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/city.c1499138-800.webp"
  },
  "apron": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/apron.cce924c3-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/apron.cce924c3-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/apron.cce924c3-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/apron.cce924c3-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/apron.cce924c3-800.webp"
  },
  "sustainability": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/sustainability.35dfc40a-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/sustainability.35dfc40a-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/sustainability.35dfc40a-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/sustainability.35dfc40a-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/sustainability.35dfc40a-800.webp"
  },
  "notfound": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/notfound.ca11e42d-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/notfound.ca11e42d-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/notfound.ca11e42d-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/notfound.ca11e42d-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/notfound.ca11e42d-800.webp"
  },
  "hardware": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/hardware.e2348b97-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/hardware.e2348b97-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/hardware.e2348b97-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/hardware.e2348b97-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/hardware.e2348b97-800.webp"
  },
  "software": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/software.143ec6ef-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/software.143ec6ef-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/software.143ec6ef-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/software.143ec6ef-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/software.143ec6ef-800.webp"
  },
  "park": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/park.b60fe6e1-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/park.b60fe6e1-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/park.b60fe6e1-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/park.b60fe6e1-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/park.b60fe6e1-800.webp"
  },
  "cloud-warehouse": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/cloud-warehouse.3980d89f-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/cloud-warehouse.3980d89f-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/cloud-warehouse.3980d89f-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/cloud-warehouse.3980d89f-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/cloud-warehouse.3980d89f-800.webp"
  },
  "education": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/education.59946faf-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/education.59946faf-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/education.59946faf-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/education.59946faf-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/education.59946faf-800.webp"
  },
  "air-network": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/air-network.d9f9b24e-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/air-network.d9f9b24e-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/air-network.d9f9b24e-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/air-network.d9f9b24e-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/air-network.d9f9b24e-800.webp"
  },
  "compartment": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/compartment.c5729a8b-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/compartment.c5729a8b-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/compartment.c5729a8b-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/compartment.c5729a8b-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/compartment.c5729a8b-800.webp"
  },
  "service": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/service.b8699940-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/service.b8699940-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/service.b8699940-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/service.b8699940-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/service.b8699940-800.webp"
  },
  "about": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/about.beda9527-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/about.beda9527-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/about.beda9527-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/about.beda9527-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/about.beda9527-800.webp"
  },
  "contact": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/contact.6b5cde6b-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/contact.6b5cde6b-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/contact.6b5cde6b-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/contact.6b5cde6b-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/contact.6b5cde6b-800.webp"
  },
  "white-paper": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/white-paper.54509192-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/white-paper.54509192-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/white-paper.54509192-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/white-paper.54509192-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/white-paper.54509192-800.webp"
  },
  "sorter": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/sorter.98541660-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/sorter.98541660-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/sorter.98541660-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/sorter.98541660-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/sorter.98541660-800.webp"
  },
  "rail": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/rail.40c4472d-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/rail.40c4472d-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/rail.40c4472d-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/rail.40c4472d-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/rail.40c4472d-800.webp"
  },
  "drone": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/drone.09acbc69-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/drone.09acbc69-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/drone.09acbc69-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/drone.09acbc69-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/drone.09acbc69-800.webp"
  },
  "lab": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/lab.d680baa6-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/lab.d680baa6-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/lab.d680baa6-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/lab.d680baa6-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/lab.d680baa6-800.webp"
  },
  "store": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/store.257e0178-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/store.257e0178-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/store.257e0178-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/store.257e0178-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/store.257e0178-800.webp"
  },
  "packing": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/packing.e0b6f3d1-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/packing.e0b6f3d1-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/packing.e0b6f3d1-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/packing.e0b6f3d1-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/packing.e0b6f3d1-800.webp"
  },
  "wardrobe": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/wardrobe.8a929541-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/wardrobe.8a929541-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/wardrobe.8a929541-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/wardrobe.8a929541-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/wardrobe.8a929541-800.webp"
  },
  "cosmetics": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/cosmetics.f56c6792-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/cosmetics.f56c6792-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/cosmetics.f56c6792-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/cosmetics.f56c6792-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/cosmetics.f56c6792-800.webp"
  },
  "doorstep": {
    "width": 1600,
    "height": 1200,
    "avif": [
      {
        "url": "/scenes/doorstep.853eafc7-400.avif",
        "width": 400
      },
      {
        "url": "/scenes/doorstep.853eafc7-640.avif",
        "width": 640
      },
      {
        "url": "/scenes/doorstep.853eafc7-800.avif",
        "width": 800
      },
      {
        "url": "/scenes/doorstep.853eafc7-1600.avif",
        "width": 1600
      }
    ],
    "webp": "/scenes/doorstep.853eafc7-800.webp"
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
