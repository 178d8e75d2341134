import type { PaperEditions } from '@hongyan/documents'

// Written by `npm run papers`. Do not edit.
export const paperEditions: PaperEditions = {
  "pharma-cold-chain": {
    "zh-CN": {
      "pages": 8,
      "bytes": 307713,
      "chapters": [
        {
          "title": "曲线要回答的三个问题",
          "page": 3
        },
        {
          "title": "监测：多久记一次，差多少度",
          "page": 3
        },
        {
          "title": "验证：车、箱、路线各验什么",
          "page": 4
        },
        {
          "title": "交接：曲线断在哪里",
          "page": 5
        },
        {
          "title": "超温之后：先止损，再算账",
          "page": 6
        },
        {
          "title": "写进合同的十个数字",
          "page": 7
        }
      ]
    },
    "zh-HK": {
      "pages": 8,
      "bytes": 347769,
      "chapters": [
        {
          "title": "曲線要回答的三個問題",
          "page": 3
        },
        {
          "title": "監測：多久記一次，差多少度",
          "page": 3
        },
        {
          "title": "驗證：車、箱、路線各驗什麼",
          "page": 4
        },
        {
          "title": "交接：曲線斷在哪裏",
          "page": 5
        },
        {
          "title": "超溫之後：先止損，再算賬",
          "page": 6
        },
        {
          "title": "寫進合約的十個數字",
          "page": 7
        }
      ]
    },
    "en-US": {
      "pages": 9,
      "bytes": 196087,
      "chapters": [
        {
          "title": "Three questions for a curve",
          "page": 3
        },
        {
          "title": "Monitoring: how often, how exactly",
          "page": 3
        },
        {
          "title": "Qualification: vehicles, boxes, routes",
          "page": 4
        },
        {
          "title": "Handover: where the curve breaks",
          "page": 5
        },
        {
          "title": "After an excursion",
          "page": 6
        },
        {
          "title": "Ten numbers for the contract",
          "page": 7
        }
      ]
    }
  },
  "transport-carbon": {
    "zh-CN": {
      "pages": 8,
      "bytes": 263786,
      "chapters": [
        {
          "title": "先把账本对齐",
          "page": 3
        },
        {
          "title": "因子从哪里来",
          "page": 3
        },
        {
          "title": "同一票货，三种走法",
          "page": 4
        },
        {
          "title": "装载率比车型更要紧",
          "page": 5
        },
        {
          "title": "加急的五分之一",
          "page": 6
        },
        {
          "title": "电动车省不省，看哪里的电",
          "page": 7
        },
        {
          "title": "报告里该写清楚的八件事",
          "page": 8
        }
      ]
    },
    "zh-HK": {
      "pages": 8,
      "bytes": 286184,
      "chapters": [
        {
          "title": "先把賬本對齊",
          "page": 3
        },
        {
          "title": "因子從哪裏來",
          "page": 3
        },
        {
          "title": "同一票貨，三種走法",
          "page": 4
        },
        {
          "title": "裝載率比車型更要緊",
          "page": 5
        },
        {
          "title": "加急的五分之一",
          "page": 6
        },
        {
          "title": "電動車省不省，看哪裏的電",
          "page": 7
        },
        {
          "title": "報告裏該寫清楚的八件事",
          "page": 8
        }
      ]
    },
    "en-US": {
      "pages": 9,
      "bytes": 168074,
      "chapters": [
        {
          "title": "First, one way of counting",
          "page": 3
        },
        {
          "title": "Where the factors come from",
          "page": 3
        },
        {
          "title": "One shipment, three ways",
          "page": 4
        },
        {
          "title": "Load matters more than the truck",
          "page": 5
        },
        {
          "title": "The urgent fifth",
          "page": 7
        },
        {
          "title": "Electric vans: whose electricity?",
          "page": 7
        },
        {
          "title": "Eight things a report must say",
          "page": 8
        }
      ]
    }
  },
  "stock-placement": {
    "zh-CN": {
      "pages": 8,
      "bytes": 222448,
      "chapters": [
        {
          "title": "库存为什么越分越多",
          "page": 3
        },
        {
          "title": "离客户近一点，值多少钱",
          "page": 3
        },
        {
          "title": "把三笔账加起来",
          "page": 4
        },
        {
          "title": "云仓改变了哪一项",
          "page": 5
        },
        {
          "title": "不是每个货号都值得分",
          "page": 6
        },
        {
          "title": "补货、调拨与退货",
          "page": 7
        },
        {
          "title": "开仓之前的八个问题",
          "page": 8
        }
      ]
    },
    "zh-HK": {
      "pages": 8,
      "bytes": 244697,
      "chapters": [
        {
          "title": "庫存為什麼越分越多",
          "page": 3
        },
        {
          "title": "離客戶近一點，值多少錢",
          "page": 3
        },
        {
          "title": "把三筆賬加起來",
          "page": 4
        },
        {
          "title": "雲倉改變了哪一項",
          "page": 5
        },
        {
          "title": "不是每個貨號都值得分",
          "page": 6
        },
        {
          "title": "補貨、調撥與退貨",
          "page": 7
        },
        {
          "title": "開倉之前的八個問題",
          "page": 8
        }
      ]
    },
    "en-US": {
      "pages": 8,
      "bytes": 131468,
      "chapters": [
        {
          "title": "Why divided stock grows",
          "page": 3
        },
        {
          "title": "What nearness is worth",
          "page": 3
        },
        {
          "title": "Adding up three accounts",
          "page": 4
        },
        {
          "title": "Which account the cloud changes",
          "page": 5
        },
        {
          "title": "Not every item is worth spreading",
          "page": 6
        },
        {
          "title": "Replenishing, moving, taking back",
          "page": 7
        },
        {
          "title": "Eight questions before you open",
          "page": 8
        }
      ]
    }
  },
  "peak-season": {
    "zh-CN": {
      "pages": 9,
      "bytes": 306782,
      "chapters": [
        {
          "title": "旺季的形状",
          "page": 3
        },
        {
          "title": "队伍为什么突然变长",
          "page": 3
        },
        {
          "title": "把人手算出来",
          "page": 4
        },
        {
          "title": "把峰削平",
          "page": 5
        },
        {
          "title": "八周时间表",
          "page": 6
        },
        {
          "title": "当天看什么",
          "page": 8
        },
        {
          "title": "第二个高峰：退货",
          "page": 8
        }
      ]
    },
    "zh-HK": {
      "pages": 9,
      "bytes": 342507,
      "chapters": [
        {
          "title": "旺季的形狀",
          "page": 3
        },
        {
          "title": "隊伍為什麼突然變長",
          "page": 3
        },
        {
          "title": "把人手算出來",
          "page": 4
        },
        {
          "title": "把峰削平",
          "page": 5
        },
        {
          "title": "八週時間表",
          "page": 6
        },
        {
          "title": "當天看什麼",
          "page": 8
        },
        {
          "title": "第二個繁忙時間：退貨",
          "page": 8
        }
      ]
    },
    "en-US": {
      "pages": 9,
      "bytes": 177863,
      "chapters": [
        {
          "title": "The shape of a peak",
          "page": 3
        },
        {
          "title": "Why queues grow so suddenly",
          "page": 3
        },
        {
          "title": "Working out the people",
          "page": 4
        },
        {
          "title": "Flattening the peak",
          "page": 5
        },
        {
          "title": "A calendar of eight weeks",
          "page": 7
        },
        {
          "title": "What to watch on the day",
          "page": 8
        },
        {
          "title": "The second peak: returns",
          "page": 8
        }
      ]
    }
  }
}
