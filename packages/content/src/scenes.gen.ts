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
            "url": "/scenes/pharma-240.ec869b43.avif",
            "width": 240
          },
          {
            "url": "/scenes/pharma-480.0e38ae11.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/pharma-240.95ce63e8.webp",
            "width": 240
          },
          {
            "url": "/scenes/pharma-480.de5df63c.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/pharma-480.de5df63c.webp"
  },
  "cross-border": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/cross-border-240.091c9e0d.avif",
            "width": 240
          },
          {
            "url": "/scenes/cross-border-480.43ba1be2.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/cross-border-240.cb1148dd.webp",
            "width": 240
          },
          {
            "url": "/scenes/cross-border-480.9a25a3c3.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/cross-border-480.9a25a3c3.webp"
  },
  "air": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/air-240.e590cc16.avif",
            "width": 240
          },
          {
            "url": "/scenes/air-480.26216048.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/air-240.04312a73.webp",
            "width": 240
          },
          {
            "url": "/scenes/air-480.1d04036a.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/air-480.1d04036a.webp"
  },
  "van": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/van-240.2ceea2f2.avif",
            "width": 240
          },
          {
            "url": "/scenes/van-480.f9ba74fe.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/van-240.69b40dd9.webp",
            "width": 240
          },
          {
            "url": "/scenes/van-480.644bf11a.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/van-480.644bf11a.webp"
  },
  "forklift": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/forklift-240.d3b8f25d.avif",
            "width": 240
          },
          {
            "url": "/scenes/forklift-480.166e7179.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/forklift-240.0b095356.webp",
            "width": 240
          },
          {
            "url": "/scenes/forklift-480.1f4b97e9.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/forklift-480.1f4b97e9.webp"
  },
  "locker": {
    "width": 480,
    "height": 360,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/locker-240.8dcd9b21.avif",
            "width": 240
          },
          {
            "url": "/scenes/locker-480.d2d2bae6.avif",
            "width": 480
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/locker-240.69ebb2ef.webp",
            "width": 240
          },
          {
            "url": "/scenes/locker-480.edbc065f.webp",
            "width": 480
          }
        ]
      }
    ],
    "fallback": "/scenes/locker-480.edbc065f.webp"
  },
  "hub": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/hub-400.d55caa96.avif",
            "width": 400
          },
          {
            "url": "/scenes/hub-800.9bc50006.avif",
            "width": 800
          },
          {
            "url": "/scenes/hub-1600.d29dde6d.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/hub-400.a713c8c2.webp",
            "width": 400
          },
          {
            "url": "/scenes/hub-800.d704c36f.webp",
            "width": 800
          },
          {
            "url": "/scenes/hub-1600.1c02a07a.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/hub-800.d704c36f.webp"
  },
  "cold": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/cold-400.b46bd610.avif",
            "width": 400
          },
          {
            "url": "/scenes/cold-800.e08b11fb.avif",
            "width": 800
          },
          {
            "url": "/scenes/cold-1600.f502f528.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/cold-400.dea7700f.webp",
            "width": 400
          },
          {
            "url": "/scenes/cold-800.41be90d0.webp",
            "width": 800
          },
          {
            "url": "/scenes/cold-1600.4c173576.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/cold-800.41be90d0.webp"
  },
  "robot": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/robot-400.2d902363.avif",
            "width": 400
          },
          {
            "url": "/scenes/robot-800.df13974f.avif",
            "width": 800
          },
          {
            "url": "/scenes/robot-1600.0e5eb96b.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/robot-400.7216066a.webp",
            "width": 400
          },
          {
            "url": "/scenes/robot-800.6a4e9351.webp",
            "width": 800
          },
          {
            "url": "/scenes/robot-1600.8c0c04b0.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/robot-800.6a4e9351.webp"
  },
  "city": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/city-400.a137f414.avif",
            "width": 400
          },
          {
            "url": "/scenes/city-800.d40332f8.avif",
            "width": 800
          },
          {
            "url": "/scenes/city-1600.f9e6a5b9.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/city-400.804d5ab8.webp",
            "width": 400
          },
          {
            "url": "/scenes/city-800.8112d5ef.webp",
            "width": 800
          },
          {
            "url": "/scenes/city-1600.67a3c7e7.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/city-800.8112d5ef.webp"
  },
  "apron": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/apron-400.f92e0331.avif",
            "width": 400
          },
          {
            "url": "/scenes/apron-800.1319a8aa.avif",
            "width": 800
          },
          {
            "url": "/scenes/apron-1600.b7b153e3.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/apron-400.860215c6.webp",
            "width": 400
          },
          {
            "url": "/scenes/apron-800.cdfbdd31.webp",
            "width": 800
          },
          {
            "url": "/scenes/apron-1600.441aab3e.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/apron-800.cdfbdd31.webp"
  },
  "sustainability": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/sustainability-400.cdf75252.avif",
            "width": 400
          },
          {
            "url": "/scenes/sustainability-800.5f3e2722.avif",
            "width": 800
          },
          {
            "url": "/scenes/sustainability-1600.97d57038.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/sustainability-400.7bc1b701.webp",
            "width": 400
          },
          {
            "url": "/scenes/sustainability-800.64ffab8d.webp",
            "width": 800
          },
          {
            "url": "/scenes/sustainability-1600.ba9e9d49.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/sustainability-800.64ffab8d.webp"
  },
  "notfound": {
    "width": 1600,
    "height": 1200,
    "sources": [
      {
        "type": "image/avif",
        "srcset": [
          {
            "url": "/scenes/notfound-400.cf24fe75.avif",
            "width": 400
          },
          {
            "url": "/scenes/notfound-800.e0801283.avif",
            "width": 800
          },
          {
            "url": "/scenes/notfound-1600.b4bed89d.avif",
            "width": 1600
          }
        ]
      },
      {
        "type": "image/webp",
        "srcset": [
          {
            "url": "/scenes/notfound-400.04e02fa6.webp",
            "width": 400
          },
          {
            "url": "/scenes/notfound-800.dccb932e.webp",
            "width": 800
          },
          {
            "url": "/scenes/notfound-1600.b0a93fd2.webp",
            "width": 1600
          }
        ]
      }
    ],
    "fallback": "/scenes/notfound-800.dccb932e.webp"
  }
} as const

export type SceneName = keyof typeof scenes
