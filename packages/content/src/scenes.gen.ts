// Written by `npm run scenes`. Do not edit.
export const scenes = {
  "warehousing": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/warehousing-240.a6884ed6.avif",
            "width": 240
          },
          {
            "url": "/scenes/warehousing-480.a83e8445.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/warehousing-240.35a58a20.webp",
            "width": 240
          },
          {
            "url": "/scenes/warehousing-480.569ab3c8.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/warehousing-480.569ab3c8.webp"
  },
  "express": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/express-240.748787ab.avif",
            "width": 240
          },
          {
            "url": "/scenes/express-480.758a774d.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/express-240.f1f05037.webp",
            "width": 240
          },
          {
            "url": "/scenes/express-480.5a8f14c2.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/express-480.5a8f14c2.webp"
  },
  "freight": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/freight-240.6cb5e869.avif",
            "width": 240
          },
          {
            "url": "/scenes/freight-480.2c9d81d4.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/freight-240.854f2aef.webp",
            "width": 240
          },
          {
            "url": "/scenes/freight-480.7a86d96c.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/freight-480.7a86d96c.webp"
  },
  "bulky": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/bulky-240.991e24cd.avif",
            "width": 240
          },
          {
            "url": "/scenes/bulky-480.9facfaa8.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/bulky-240.9ab91dd6.webp",
            "width": 240
          },
          {
            "url": "/scenes/bulky-480.822f73e4.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/bulky-480.822f73e4.webp"
  },
  "cold-chain": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/cold-chain-240.5cd4ce52.avif",
            "width": 240
          },
          {
            "url": "/scenes/cold-chain-480.6ca0b468.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/cold-chain-240.9df7733a.webp",
            "width": 240
          },
          {
            "url": "/scenes/cold-chain-480.3cab589e.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/cold-chain-480.3cab589e.webp"
  },
  "pharma": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/pharma-240.0d5da27e.avif",
            "width": 240
          },
          {
            "url": "/scenes/pharma-480.bc7fffc4.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/pharma-240.d88f0319.webp",
            "width": 240
          },
          {
            "url": "/scenes/pharma-480.3c275288.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/pharma-480.3c275288.webp"
  },
  "cross-border": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/cross-border-240.056544a1.avif",
            "width": 240
          },
          {
            "url": "/scenes/cross-border-480.0197c08e.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/cross-border-240.4003fbf5.webp",
            "width": 240
          },
          {
            "url": "/scenes/cross-border-480.152b7ff6.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/cross-border-480.152b7ff6.webp"
  },
  "air": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/air-240.28588905.avif",
            "width": 240
          },
          {
            "url": "/scenes/air-480.a5553539.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/air-240.fc9932ef.webp",
            "width": 240
          },
          {
            "url": "/scenes/air-480.961b5b4f.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/air-480.961b5b4f.webp"
  },
  "van": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/van-240.af96827b.avif",
            "width": 240
          },
          {
            "url": "/scenes/van-480.0db8abac.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/van-240.ce43d6e3.webp",
            "width": 240
          },
          {
            "url": "/scenes/van-480.99a12d3c.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/van-480.99a12d3c.webp"
  },
  "forklift": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/forklift-240.3dfe2b8d.avif",
            "width": 240
          },
          {
            "url": "/scenes/forklift-480.2334f312.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/forklift-240.d14eb4ef.webp",
            "width": 240
          },
          {
            "url": "/scenes/forklift-480.560133e9.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/forklift-480.560133e9.webp"
  },
  "locker": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/locker-240.16428adb.avif",
            "width": 240
          },
          {
            "url": "/scenes/locker-480.b0f58c24.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/locker-240.4a333afb.webp",
            "width": 240
          },
          {
            "url": "/scenes/locker-480.c43a8ec1.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/locker-480.c43a8ec1.webp"
  },
  "hub": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/hub-400.cff18966.avif",
            "width": 400
          },
          {
            "url": "/scenes/hub-800.7674fa67.avif",
            "width": 800
          },
          {
            "url": "/scenes/hub-1600.12a889c4.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/hub-400.a6704019.webp",
            "width": 400
          },
          {
            "url": "/scenes/hub-800.44862289.webp",
            "width": 800
          },
          {
            "url": "/scenes/hub-1600.5660d6f5.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/hub-800.44862289.webp"
  },
  "cold": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/cold-400.4fd52893.avif",
            "width": 400
          },
          {
            "url": "/scenes/cold-800.dc81aa77.avif",
            "width": 800
          },
          {
            "url": "/scenes/cold-1600.c6bb9992.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/cold-400.46dcfa2c.webp",
            "width": 400
          },
          {
            "url": "/scenes/cold-800.9b84a109.webp",
            "width": 800
          },
          {
            "url": "/scenes/cold-1600.a6f5b59b.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/cold-800.9b84a109.webp"
  },
  "robot": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/robot-400.4a6a9a75.avif",
            "width": 400
          },
          {
            "url": "/scenes/robot-800.fad8a52b.avif",
            "width": 800
          },
          {
            "url": "/scenes/robot-1600.2bf7bfa7.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/robot-400.b0e9aa47.webp",
            "width": 400
          },
          {
            "url": "/scenes/robot-800.5ed17e26.webp",
            "width": 800
          },
          {
            "url": "/scenes/robot-1600.cc83d203.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/robot-800.5ed17e26.webp"
  },
  "city": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/city-400.2ea719aa.avif",
            "width": 400
          },
          {
            "url": "/scenes/city-800.c2b4424f.avif",
            "width": 800
          },
          {
            "url": "/scenes/city-1600.9a132cf5.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/city-400.7507387e.webp",
            "width": 400
          },
          {
            "url": "/scenes/city-800.628a65ee.webp",
            "width": 800
          },
          {
            "url": "/scenes/city-1600.7c9fd985.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/city-800.628a65ee.webp"
  },
  "apron": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/apron-400.ade6492e.avif",
            "width": 400
          },
          {
            "url": "/scenes/apron-800.fd59457d.avif",
            "width": 800
          },
          {
            "url": "/scenes/apron-1600.9b3776ab.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/apron-400.a4511981.webp",
            "width": 400
          },
          {
            "url": "/scenes/apron-800.f661d9ae.webp",
            "width": 800
          },
          {
            "url": "/scenes/apron-1600.5053f1a3.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/apron-800.f661d9ae.webp"
  },
  "sustainability": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/sustainability-400.dd702938.avif",
            "width": 400
          },
          {
            "url": "/scenes/sustainability-800.479a7748.avif",
            "width": 800
          },
          {
            "url": "/scenes/sustainability-1600.5b9e86eb.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/sustainability-400.8e273d7b.webp",
            "width": 400
          },
          {
            "url": "/scenes/sustainability-800.463b0b30.webp",
            "width": 800
          },
          {
            "url": "/scenes/sustainability-1600.6c449f3d.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/sustainability-800.463b0b30.webp"
  },
  "notfound": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/notfound-400.94c22829.avif",
            "width": 400
          },
          {
            "url": "/scenes/notfound-800.2bf28d35.avif",
            "width": 800
          },
          {
            "url": "/scenes/notfound-1600.a46576b0.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/notfound-400.94dbe993.webp",
            "width": 400
          },
          {
            "url": "/scenes/notfound-800.f9a006e4.webp",
            "width": 800
          },
          {
            "url": "/scenes/notfound-1600.e1b29e08.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/notfound-800.f9a006e4.webp"
  }
} as const

export type SceneName = keyof typeof scenes
