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
            "url": "/scenes/warehousing-240.55060f7f.avif",
            "width": 240
          },
          {
            "url": "/scenes/warehousing-480.5a42438a.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/warehousing-240.b69d2df6.webp",
            "width": 240
          },
          {
            "url": "/scenes/warehousing-480.d4ef8841.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/warehousing-480.d4ef8841.webp"
  },
  "express": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/express-240.34b9e555.avif",
            "width": 240
          },
          {
            "url": "/scenes/express-480.90830859.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/express-240.0b3b107a.webp",
            "width": 240
          },
          {
            "url": "/scenes/express-480.e4317379.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/express-480.e4317379.webp"
  },
  "freight": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/freight-240.f3637cfd.avif",
            "width": 240
          },
          {
            "url": "/scenes/freight-480.38f9b203.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/freight-240.0e8dc9c6.webp",
            "width": 240
          },
          {
            "url": "/scenes/freight-480.515dc659.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/freight-480.515dc659.webp"
  },
  "bulky": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/bulky-240.eb72b973.avif",
            "width": 240
          },
          {
            "url": "/scenes/bulky-480.c79cb245.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/bulky-240.00c875ed.webp",
            "width": 240
          },
          {
            "url": "/scenes/bulky-480.909bfe23.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/bulky-480.909bfe23.webp"
  },
  "cold-chain": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/cold-chain-240.60c0d53f.avif",
            "width": 240
          },
          {
            "url": "/scenes/cold-chain-480.03534861.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/cold-chain-240.f10953df.webp",
            "width": 240
          },
          {
            "url": "/scenes/cold-chain-480.53c91bf5.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/cold-chain-480.53c91bf5.webp"
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
            "url": "/scenes/air-240.d615e54f.avif",
            "width": 240
          },
          {
            "url": "/scenes/air-480.1f5a1d94.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/air-240.a1392eae.webp",
            "width": 240
          },
          {
            "url": "/scenes/air-480.d26c4610.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/air-480.d26c4610.webp"
  },
  "van": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/van-240.07173a7e.avif",
            "width": 240
          },
          {
            "url": "/scenes/van-480.5f978eb7.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/van-240.0c785cd4.webp",
            "width": 240
          },
          {
            "url": "/scenes/van-480.37a2875d.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/van-480.37a2875d.webp"
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
            "url": "/scenes/hub-400.24ac49a6.avif",
            "width": 400
          },
          {
            "url": "/scenes/hub-800.e558a5b0.avif",
            "width": 800
          },
          {
            "url": "/scenes/hub-1600.f8d30d5f.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/hub-400.70e9bd83.webp",
            "width": 400
          },
          {
            "url": "/scenes/hub-800.ab047906.webp",
            "width": 800
          },
          {
            "url": "/scenes/hub-1600.a08b8203.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/hub-800.ab047906.webp"
  },
  "cold": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/cold-400.0c879a9c.avif",
            "width": 400
          },
          {
            "url": "/scenes/cold-800.5194061d.avif",
            "width": 800
          },
          {
            "url": "/scenes/cold-1600.c674985a.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/cold-400.131519fd.webp",
            "width": 400
          },
          {
            "url": "/scenes/cold-800.092cbf57.webp",
            "width": 800
          },
          {
            "url": "/scenes/cold-1600.5a92651c.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/cold-800.092cbf57.webp"
  },
  "robot": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/robot-400.079c495d.avif",
            "width": 400
          },
          {
            "url": "/scenes/robot-800.2180860d.avif",
            "width": 800
          },
          {
            "url": "/scenes/robot-1600.16ed2328.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/robot-400.f15839f0.webp",
            "width": 400
          },
          {
            "url": "/scenes/robot-800.2c1b0dc1.webp",
            "width": 800
          },
          {
            "url": "/scenes/robot-1600.acd7dc4d.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/robot-800.2c1b0dc1.webp"
  },
  "city": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/city-400.4106d27e.avif",
            "width": 400
          },
          {
            "url": "/scenes/city-800.6274a77c.avif",
            "width": 800
          },
          {
            "url": "/scenes/city-1600.7e8587ce.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/city-400.fb549439.webp",
            "width": 400
          },
          {
            "url": "/scenes/city-800.5ce2eeaf.webp",
            "width": 800
          },
          {
            "url": "/scenes/city-1600.a3327fbb.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/city-800.5ce2eeaf.webp"
  },
  "apron": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/apron-400.2056a11b.avif",
            "width": 400
          },
          {
            "url": "/scenes/apron-800.94e75808.avif",
            "width": 800
          },
          {
            "url": "/scenes/apron-1600.530263c0.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/apron-400.8a0365d9.webp",
            "width": 400
          },
          {
            "url": "/scenes/apron-800.81209a31.webp",
            "width": 800
          },
          {
            "url": "/scenes/apron-1600.9462c2ea.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/apron-800.81209a31.webp"
  },
  "sustainability": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/sustainability-400.a33c0471.avif",
            "width": 400
          },
          {
            "url": "/scenes/sustainability-800.ec2b126d.avif",
            "width": 800
          },
          {
            "url": "/scenes/sustainability-1600.e6ca0e41.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/sustainability-400.bca43a2a.webp",
            "width": 400
          },
          {
            "url": "/scenes/sustainability-800.8760ac7f.webp",
            "width": 800
          },
          {
            "url": "/scenes/sustainability-1600.96c17509.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/sustainability-800.8760ac7f.webp"
  },
  "notfound": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/notfound-400.706357c2.avif",
            "width": 400
          },
          {
            "url": "/scenes/notfound-800.00b76de6.avif",
            "width": 800
          },
          {
            "url": "/scenes/notfound-1600.b264105e.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/notfound-400.6e85e7a5.webp",
            "width": 400
          },
          {
            "url": "/scenes/notfound-800.f38992bf.webp",
            "width": 800
          },
          {
            "url": "/scenes/notfound-1600.e7c2a6b8.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/notfound-800.f38992bf.webp"
  }
} as const

export type SceneName = keyof typeof scenes
