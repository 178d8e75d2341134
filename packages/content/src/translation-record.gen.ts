import type { RecordedTexts } from './translation-state.ts'

// Written by `npm run translations -- --record`. Do not edit.
export const translationRecord: Readonly<Record<string, RecordedTexts>> = {
  "messages words": [
    "hdclM0wrG6CY",
    "JUA0zmB_vmD6"
  ],
  "messages account": [
    "Kdc8yfw7064Q",
    "tKu7HGz6nnRV"
  ],
  "messages addressBook": [
    "8THwBwdQosbW",
    "J2XvxFRNYH8N"
  ],
  "messages addresses": [
    "oMcVnrQnkrQU",
    "VOhn8AP_gJmJ"
  ],
  "messages articles": [
    "cCnGAjhVUZ5D",
    "9ck7RLKGdmbq"
  ],
  "messages carbon": [
    "1sDejCsdoBT3",
    "OZ58tsg-WEFi"
  ],
  "messages content": [
    "BiY0s03DT-N9",
    "YCSsfHc9sWEP"
  ],
  "messages developers": [
    "M22wIfq7CB4-",
    "zzxBKwXHmGCE"
  ],
  "messages enquiry": [
    "8rcQ5zmABPxh",
    "MAH_KuDzEczX"
  ],
  "messages errors": [
    "nVDFhcxDTw-K",
    "sztDa_Te8KnC"
  ],
  "messages shell": [
    "sfVs83-am8l2",
    "Wc-o8NkFgDma"
  ],
  "messages home": [
    "NYwhiRXAqGbI",
    "UdDNEeXcrAVz"
  ],
  "messages gallery": [
    "sY3_SHB4At1Z",
    "OrUZuNh9cvyc"
  ],
  "messages tracking": [
    "vsxwjBqds62j",
    "e9Xgvcjr86Re"
  ],
  "messages merchants": [
    "RY7AV_eETdBO",
    "5AS1pwc8YbQB"
  ],
  "messages companies": [
    "UoUFov6N7ora",
    "7G4sNX2wPHUO"
  ],
  "messages myShipments": [
    "U2qpgK2TWvkL",
    "r0yCnCw0-F5Q"
  ],
  "messages orderImport": [
    "YRx7H9K5_Q5A",
    "RdMjRXndkcnj"
  ],
  "messages orderList": [
    "5fcCff-9fKQw",
    "dAfPg7rKKX_u"
  ],
  "messages overview": [
    "Xo1P6a8n9Dvj",
    "QIUKYkIVwvvA"
  ],
  "messages order": [
    "RYmQiI7CcQZv",
    "uSnRliyMlSz-"
  ],
  "messages papers": [
    "XCn8Yfly5jN0",
    "pqGDo3iSHIIN"
  ],
  "messages pictures": [
    "I3OUHOhwjFk-",
    "B7z3pQ2hFc3R"
  ],
  "messages quote": [
    "SOSw-zrXbuEu",
    "TA4LlshjSKRf"
  ],
  "messages search": [
    "NjP3ERLs_JtU",
    "puurPTJLwyc0"
  ],
  "messages network": [
    "b_AkZblhrRjJ",
    "AiIUaYlHjZrh"
  ],
  "messages prohibited": [
    "a2subAC_bJ5s",
    "3pvnEt9TWran"
  ],
  "messages loading": [
    "tAswZumnepPJ",
    "wrbqRy6jRQea"
  ],
  "messages subscriptions": [
    "WohqPYIka0B8",
    "ZVLTCWE6wzOy"
  ],
  "navigation": [
    "3WwUdVlv87u7",
    "V5fury2Da7_1"
  ],
  "airNavigation": [
    "tECgdmGWpysi",
    "Ry2Q_z7lRJBZ"
  ],
  "hongKongNavigation": [
    "tivjeU5epdCd",
    "Jsd82k2wIDUn"
  ],
  "groupSites": [
    "xuWV-RaoZH9m",
    "Urhely2AHihw"
  ],
  "footer": [
    "My2Hs-YTfY_h",
    "tksVt13QGkNI"
  ],
  "hongKongFooter": [
    "6E0Yu_mgSkEQ",
    "qZ9eXHjziCnu"
  ],
  "support": [
    "Gl42_ZkIwvOW",
    "bP96nruV61Xd"
  ],
  "floatingBox": [
    "HgYZNFKFqMdH",
    "diOTNABVl_OA"
  ],
  "orderDialog": [
    "Cx8HB3GZ4Khu",
    "M63X4YkOvS3e"
  ],
  "expressMenu": [
    "X0Tx1BQOIwVv",
    "0OmG6rYg_0W_"
  ],
  "home": [
    "IAaj-Bd4f043",
    "gebflPxc-PlL"
  ],
  "tdkList": [
    "OVgmszIwGXER",
    "FdZx8v_ka9RQ"
  ],
  "priceTables": [
    "LudJ9f3z7yle",
    "IhNdFnA16pmc"
  ],
  "fleet": [
    "7c_KahA2g8_T",
    "EXVrw_gwEc-7"
  ],
  "prohibited": [
    "u9vsggaXHJh1",
    "fpdlygt6krbk"
  ],
  "investorNavigation": [
    "n66pNCi5gpbJ",
    "zosommbtnlog"
  ],
  "papers": [
    "V3-1Zu1nCxEm",
    "O1a3u3Euendh"
  ],
  "page /products/warehousing": [
    "1HwfAYsIXTCx",
    "iQzt47Ae0dZ7"
  ],
  "page /products/express": [
    "7RDjp-70tYZg",
    "uIlfU22oBdpQ"
  ],
  "page /products/freight": [
    "7nBCuDcUyTVc",
    "3TFnfXPphFct"
  ],
  "page /products/bulky": [
    "MwuRsP65CJqx",
    "-u2GCQPE8G2B"
  ],
  "page /products/cold-chain": [
    "r61v9QnXTUbm",
    "4b5BIqH4zIiz"
  ],
  "page /products/pharma": [
    "jRMapM1YVUXA",
    "TR1HbQQmB0d9"
  ],
  "page /products/cross-border": [
    "qXzcenQDujcg",
    "yf9GzO0FXMPx"
  ],
  "page /products/air": [
    "uMIjQI4yklBf",
    "jq87TUn5l9wO"
  ],
  "page /products/wms": [
    "3GXeQBdhyb5A",
    "4Uy9-TB3iKFA"
  ],
  "page /products/wcs": [
    "hT3DqWpcbbx0",
    "AT9Kq5ztaaaP"
  ],
  "page /products/tms": [
    "srLodkiMEBgI",
    "DSJTyoG4IAYt"
  ],
  "page /products/robots": [
    "MDCKUNQmaDG7",
    "ya9qci1S5fBI"
  ],
  "page /products/arms": [
    "tEaWD97aXif5",
    "vUNAawAQ31iI"
  ],
  "page /products/drones": [
    "Vb3SssTxkli2",
    "L_-w23L0Dm1T"
  ],
  "page /products/intelligent-warehouse": [
    "jNK7Zl04UXWP",
    "H449uGNvN93n"
  ],
  "page /products/intelligent-park": [
    "vFLsRdRKlrAA",
    "7uwvcBYhlENb"
  ],
  "page /products/insurance": [
    "GV_qEkb544sX",
    "bMCrr8hYPniX"
  ],
  "page /products/cash-on-delivery": [
    "2TI2wLWxzmpm",
    "y8F3vxA0PW3-"
  ],
  "page /products/receipts": [
    "sWx06yef8kUg",
    "DMy-BFbQLrS8"
  ],
  "page /products/packaging": [
    "13DONbF4gbaa",
    "4V7gz-uLNV4H"
  ],
  "page /products/cold-chain-services": [
    "S1X68wHzV9Gz",
    "bK3sPoX3UpbW"
  ],
  "page /products/cloud-warehouse": [
    "3BjoDLYFDDwl",
    "LbYRP7e5ZiS6"
  ],
  "page /products/industry-college": [
    "0je_DVMLnWXx",
    "bl1c_CK_R-0p"
  ],
  "page /solutions/fresh": [
    "Yo9L7Vip5OXb",
    "NRbGDs4UNh7R"
  ],
  "page /solutions/apparel": [
    "FPp9_GxkWENp",
    "tRDJFUY5DJHi"
  ],
  "page /solutions/electronics": [
    "yQ63oB5kCpR4",
    "YVa4bWoBfYPo"
  ],
  "page /solutions/beauty": [
    "ad9qoCz35VZb",
    "9ZOUdX0c6WUg"
  ],
  "page /solutions/pharma": [
    "QVof_-o356OR",
    "wl7297a35vMl"
  ],
  "page /solutions/home": [
    "gSnHYHqPIi0x",
    "3t-Wp61stPpv"
  ],
  "page /solutions/automotive": [
    "k8i4H0qE236M",
    "5QEugJwt35KJ"
  ],
  "page /solutions/books": [
    "3_To3fxAP_SN",
    "8N361f_YQm-e"
  ],
  "page /solutions/baby": [
    "SfTzhvPiJbrN",
    "I3XnZ5sQrdKB"
  ],
  "page /solutions/drinks": [
    "q58nRkJMhqpi",
    "pVYdpT6OODIA"
  ],
  "page /solutions/appliances": [
    "_CKLdFduA8W8",
    "WYXiMv9tFg_p"
  ],
  "page /solutions/manufacturing": [
    "6O_ci0V2rqIQ",
    "9IdpkIA534w7"
  ],
  "page /cases/qinghe-kids": [
    "mgEkwaBaLpsm",
    "jQEoqJ82aS2m"
  ],
  "page /cases/beiling-fruit": [
    "YfrsPPL8kXAQ",
    "VUxs71ZWrqX7"
  ],
  "page /cases/chengming-pharma": [
    "a_0m7enKKEz3",
    "r7Ft1Llg_VU9"
  ],
  "page /cases/yuanshan-tea": [
    "6Noq11Ymz3PR",
    "GGV7G2ne4bgL"
  ],
  "page /cases/lanting-books": [
    "xhcGS9eDJfIk",
    "tJjtPH9I8it4"
  ],
  "page /cases/haiyu-seafood": [
    "WiUD2UKYZr9o",
    "9MEyfkPNILbF"
  ],
  "page /cases/jinlu-auto-parts": [
    "viaBnbbYYK4Z",
    "rq_2FVfQM7dU"
  ],
  "page /cases/mubai-furniture": [
    "X0IxfEl3ZGsF",
    "HJUSKCorA6bT"
  ],
  "page /cases/xingye-appliances": [
    "Fo3srlRiuBMv",
    "ITnRF--gO9Kt"
  ],
  "page /cases/ruiheng-instruments": [
    "qJP4dPAdoCZ8",
    "7fzhjA4grZ7B"
  ],
  "page /cases/suxi-beauty": [
    "0ZPARVjrI63V",
    "kzZtRUOqOH3_"
  ],
  "page /cases/tongdao-cross-border": [
    "NusVk9pl48dB",
    "GxCRq0ZtnZXS"
  ],
  "page /products": [
    "qQlnNWJ6lZlK",
    "FEtSuuHFUVbM"
  ],
  "page /cargo": [
    "LkU5Jprl7_bA",
    "MNnG8JXH8EFU"
  ],
  "page /info": [
    "qYUv9R7pcrVl",
    "YJJJgDWvouVX"
  ],
  "page /introduction": [
    "uJBzeuXzfimX",
    "XA7zsZ5r2i_N"
  ],
  "page /about": [
    "8ro8BpN-MRdy",
    "pX-f0VoZsGHN"
  ],
  "page /connect": [
    "G0TxROb66Hko",
    "RrtNJmNpGwlD"
  ],
  "page /consultation": [
    "Y3Dzhiyo2gU2",
    "AeYFwv5ogeBa"
  ],
  "page /sustainability": [
    "gsEv1VQcOubq",
    "fhlPfYxwEg3X"
  ],
  "page /sustainability/report": [
    "qIt4IOJDci2e",
    "zNP8klLLGcKd"
  ],
  "page /sustainability/glossary": [
    "huNYjJIjZjWE",
    "DqmjcuhjsT0P"
  ],
  "page /information-safety": [
    "_yymU4I4B0i_",
    "XYKtRjlgjafV"
  ],
  "page /epidemic-notice": [
    "GKAB8jijZ6F8",
    "gbXZkGr5AHQb"
  ],
  "page /investors": [
    "gQZ1W_Gt0Jjn",
    "oP-9xs0Osept"
  ],
  "page /recruitment": [
    "YBLXJKWizegp",
    "bk1wazLEQpr9"
  ],
  "page /help": [
    "_qpkGOxXFyfL",
    "V-q1pJLDjSGf"
  ],
  "page /legal/privacy": [
    "38Ps9GFWQnwQ",
    "Wj7E4p1zHsKr"
  ],
  "page /legal/service-details": [
    "Ihxk6WXvOCZx",
    "HFpl60ZcQP-e"
  ],
  "page /legal/cookies": [
    "U76rFtcrEeA8",
    "5c1ifbWnH6CM"
  ],
  "page /legal/accessibility": [
    "JjC9X0_CaFsg",
    "xdBft9OjHQ22"
  ],
  "page /air": [
    "Y7EyeUYIQ0s-",
    "h_Da0ab4mtUp"
  ],
  "page /air/about": [
    "BqUTYxd7WKz4",
    "bHJvt4LZ-BQN"
  ],
  "page /air/cargo": [
    "rtHOoRhGDnFi",
    "smalvC8OqAeJ"
  ],
  "page /air/compartments": [
    "_SgJZTqa-Zk8",
    "8yIWH_jNMkFh"
  ],
  "page /air/prohibited": [
    "74fvr78eO3jv",
    "Nz15UCng7-iN"
  ],
  "page /air/recruitment": [
    "jv4AP7p2yWPc",
    "5IEvW7p23lp9"
  ],
  "page /air/e-freight": [
    "JFysKQRPUp5L",
    "slvSLSjjsW1i"
  ],
  "page /air/e-freight/eawb": [
    "QyHryg-_lWeB",
    "y2VVfNVydi2l"
  ],
  "page /air/e-freight/ecsd": [
    "17Z8Q9010tRr",
    "7GWPGLPesjz8"
  ],
  "page /air/e-freight/edgd": [
    "YmsaLXvJDBE1",
    "Kk6Bs57bg83P"
  ],
  "page /air/e-freight/pre-check": [
    "arVh-wQMlBPN",
    "3R_stEqHmrgm"
  ],
  "page /air/e-freight/drop-off": [
    "zPbjewooW7PO",
    "9BxaVNvsm6Et"
  ],
  "news wuhan-phase-two": [
    "B9HNaXuCtfPk",
    "EkJZZPZs-tU0"
  ],
  "news fresh-eighteenth-city": [
    "J8KRbYGt1zYO",
    "iblHB81hvq5l"
  ],
  "news electronic-receipts": [
    "TuoYCU02Pnao",
    "bCc1_yBdA_6l"
  ],
  "news carbon-arithmetic": [
    "_A7aH6e7XFBe",
    "cKdWYgHL-bJ4"
  ],
  "news import-papers-check": [
    "jYQxYLsrtd8f",
    "ddFM8KBn0oQA"
  ],
  "news winter-flights-2026": [
    "9HMXPmdY-_O7",
    "fx2Gx5SdUfsM"
  ],
  "news masked-labels": [
    "KxVysaws_y15",
    "N6tjJw0bTGUr"
  ],
  "news picker-to-technician": [
    "H3jTSYxIYdJM",
    "KyZNZaI8f6J6"
  ],
  "news typhoon-two-days": [
    "ytJwtesKjWjv",
    "B1XHzez7B88o"
  ],
  "news papers-before-the-terminal": [
    "LGNwivQfkKK5",
    "aR-nD_xlNOcZ"
  ],
  "news late-cold-compensation": [
    "27MDHb2YMYkd",
    "WuzS27MY4vOa"
  ],
  "news rail-to-urumqi": [
    "lMesz8b-ln6q",
    "lVKX_PKqmNUB"
  ],
  "news frankfurt-cool-containers": [
    "g4vDUsZ-ypGd",
    "eJxb_KnHXUvD"
  ],
  "news small-warehouse-robots": [
    "K1dipqqXWtwS",
    "JttYA40GGK2s"
  ],
  "news a-morning-on-950616": [
    "6fVBu_xG6wQk",
    "FCQ87UX_x8OZ"
  ],
  "news tricycles-at-minus-28": [
    "XuIE_rByiX7e",
    "2uDs4pPnEAhc"
  ],
  "news battery-charge-rule": [
    "q9YER5hUP5KO",
    "2HfYkljgp1km"
  ],
  "news eleven-minutes": [
    "yZp38j03cR0g",
    "jdGzuD3oQw1M"
  ],
  "news claim-progress": [
    "Uht4Huw7HfrD",
    "TPGxUs9eImoe"
  ],
  "news crate-price-explained": [
    "7H4G1PzDWTl6",
    "xzMe67wmsFB4"
  ],
  "news shenzhen-singapore": [
    "K1twMQfiyOfZ",
    "RNsJADHza7yT"
  ],
  "news load-planners": [
    "c_HZ9PkcrUNy",
    "F1OIAoNkcwpG"
  ],
  "news tms-return-legs": [
    "QJjVWv_9vyya",
    "abriELksJcuw"
  ],
  "news packaging-rules-2025": [
    "8AcARzCo5StO",
    "LpO-KPJA2n0M"
  ],
  "news roof-power": [
    "hIsNZz74kIFY",
    "BwUDDQ3QSAZ-"
  ],
  "news lhasa-morning": [
    "pKAWyl7Pp7Ls",
    "2kxPkieinjf_"
  ],
  "news old-sofa-away": [
    "0Q28_H7KE0yf",
    "oesaRq2oB8o2"
  ],
  "news college-six-weeks": [
    "9P_H0BI2C74D",
    "ChlWT_FqJpJ7"
  ],
  "news drone-grounded": [
    "bE_o3hmWx7Lu",
    "14HuGhqUv8G8"
  ],
  "news stock-before-singles-day": [
    "aq2-jE3t9u90",
    "7qENnMNahUbS"
  ],
  "news wuhan-paperless": [
    "hHw_YzWbrydP",
    "CJu2xtyeyyVy"
  ],
  "news small-pharma": [
    "xCW5RHBOD33p",
    "LQUOcvJ6Miaw"
  ],
  "news shenyang-fresh-store": [
    "JRmzm-ZxdXD2",
    "TduqNdBYICA4"
  ],
  "news battery-fire-drill": [
    "kUlsoScGSB8L",
    "r1Iz9IY846dn"
  ],
  "news litchi-season": [
    "wKxAmB9kkrEc",
    "3tRdyrlun9R8"
  ],
  "news kunming-bangkok": [
    "fxU3rhR3dVtI",
    "ftXtHb7lXONa"
  ],
  "news wms-rolling-count": [
    "nYY7JoqcYovD",
    "UKhNcjTK2JpN"
  ],
  "news chengdu-box-trial": [
    "ct431SyJJCki",
    "zBqlWuD5TzMZ"
  ],
  "news locker-consent": [
    "QoRK7qDaCnA-",
    "tdXXNjcwR7T6"
  ],
  "news new-year-branches": [
    "PYtu8ISuy64y",
    "bsFuxCKPfEUo"
  ],
  "news xian-lanzhou-driver": [
    "DGK5fU5J_Ftd",
    "oHZgVDFvab3r"
  ],
  "notice north-china-snow": [
    "hHGA4C9sexPE",
    "S9Z3-se3JyX6"
  ],
  "notice spring-festival": [
    "p1_vnpBTpRwN",
    "t8iI3W3qegy7"
  ],
  "notice influenza-season": [
    "vTHGQbC_vTL2",
    "QEqpnE2GXxuI"
  ],
  "notice winter-deicing": [
    "ZT5iqSZa0N-v",
    "6a_J5TI8HJar"
  ],
  "notice fuel-surcharge": [
    "O0nmlSOnMiTe",
    "2BWXYKI0MgwS"
  ],
  "notice prohibited-list": [
    "UPeDUiDdUDKL",
    "_oKr9dn6aF0E"
  ],
  "notice fraud-calls": [
    "-An1zrl5ehHP",
    "QtgioKxx_Sv_"
  ],
  "notice singles-day-pickup": [
    "Ot3cn7kayOih",
    "_QRjFgZeiOXD"
  ],
  "notice one-document": [
    "YGDSQMjGrB0P",
    "D3Bmxe1E_XZ7"
  ],
  "notice october-price-lists": [
    "vbZmm6nVsdpq",
    "9hdDTKKa-MkJ"
  ],
  "notice golden-week-freighters": [
    "vpc91bS-5GRN",
    "VUrvcm_fMfI7"
  ],
  "notice terms-fifth-edition": [
    "FR5msHPGH618",
    "nshuJCw-zwSy"
  ],
  "notice typhoon-south-china": [
    "wUKRTwch8JC0",
    "uXJOtGoPu4iR"
  ],
  "notice truck-batteries": [
    "gi-cbw3cE9an",
    "cPAT8E5rSAdB"
  ],
  "notice exam-days": [
    "rLiWFr8866lc",
    "kF7B-OHxXulu"
  ],
  "notice summer-heat-goods": [
    "syZaLUtJ2BBc",
    "K2F1KeQmBKmg"
  ],
  "notice summer-season-acceptance": [
    "Jo5PVwEKlOl8",
    "cazp6D91phDc"
  ],
  "notice carbon-in-tenders": [
    "X35wwdL9heqY",
    "oQGtMKyvqhKS"
  ],
  "notice plastic-deadline": [
    "BNqa2rV2N3FJ",
    "Yb-JHznnaQuC"
  ],
  "notice year-end-abroad": [
    "GoA873bMR8qa",
    "49hD21QlRhf7"
  ],
  "notice price-floor": [
    "K-Ez0yJ0WwiP",
    "H0maC0WeBmKL"
  ],
  "notice small-parcel-duty": [
    "ldCeBwQUkmdY",
    "YWwSlsmYzhQS"
  ],
  "notice false-agents": [
    "YOzITqMQf03y",
    "f_ulUBhAnBN_"
  ],
  "notice dry-ice": [
    "RCleRunZSzDY",
    "KrkujiEzMxYV"
  ],
  "notice power-bank-mark": [
    "tTFVVKLkRKFz",
    "2DdDd0hd7MRB"
  ],
  "notice night-maintenance": [
    "TTsFwSpCBfWZ",
    "Y8iOZaMvz3CR"
  ],
  "notice one-pallet": [
    "OUv_Ek6y4IOv",
    "sqqluY7sNuNc"
  ],
  "notice cold-delay-steps": [
    "JeES2xZ1RA7Y",
    "JX2piC58_L8B"
  ],
  "notice logistics-cost-plan": [
    "71d39lb6JEOP",
    "XvDWR7Mvn2el"
  ],
  "notice unordered-cod": [
    "WcMkdVttpTur",
    "r2M9tIxaukM8"
  ],
  "notice sustainable-fuel": [
    "0xkepgOQUb8m",
    "o1_Gr_T8hS1K"
  ],
  "notice midday-heat": [
    "OwqGbUbkmMau",
    "fPKQDRHYB05A"
  ],
  "notice wet-cargo": [
    "9cNeIA9tykIr",
    "CdLKxi2mNGUw"
  ],
  "notice packaging-limits": [
    "EZsU8WEdV8iY",
    "w6LQqOyDCNJo"
  ],
  "notice freezing-rain": [
    "9OGB5PwDa4Wl",
    "HnoRTrTjku2S"
  ],
  "notice drone-regulation": [
    "027kpNLza2_2",
    "DAUclH9beuBZ"
  ],
  "notice delivery-choice": [
    "D0Rp1daej3E5",
    "f1JKAf0pvetC"
  ],
  "notice cold-wave": [
    "wkxoAAQi6CzE",
    "hgJH6mEEsQ0F"
  ],
  "question tracking-no-result": [
    "qnwB_3KDX6tW",
    "i550CvVjy0_g"
  ],
  "question tracking-late": [
    "I0rCIW5-KjU8",
    "-hZrqwhLiHa-"
  ],
  "question tracking-privacy": [
    "fgE2A-gD4mVP",
    "SFCQuYptWC98"
  ],
  "question tracking-many-numbers": [
    "J0n14O-STLpF",
    "CP9DUZr7oL3L"
  ],
  "question tracking-status-words": [
    "HxGGtUyxCQxl",
    "YkrNvbuu-ZP3"
  ],
  "question tracking-not-received": [
    "sZ1L1Cs8RpHk",
    "pn7yBZWbyqnm"
  ],
  "question tracking-history": [
    "5-He5TjlP907",
    "Tpsmzqmzymia"
  ],
  "question sending-how-to-book": [
    "4IbrpHgDBzJn",
    "CqenOoi0-hR8"
  ],
  "question sending-what-to-prepare": [
    "r5bwaHub2U94",
    "gJH6g8ROeIx1"
  ],
  "question sending-cutoff": [
    "fzR-AHLbPXgU",
    "nDPYNovZAO15"
  ],
  "question sending-cancel": [
    "H5MlNaHdOwEH",
    "4_3bxFGf1dmr"
  ],
  "question sending-real-name": [
    "1bOAiafjr6hz",
    "wSX5OGAqoU0D"
  ],
  "question sending-prohibited": [
    "weP_XU3aZrTZ",
    "hVFlhtqUB4kF"
  ],
  "question sending-batteries": [
    "aSjV5pzEwoD6",
    "FcCSt3EPC-Et"
  ],
  "question packaging-who": [
    "p4iQloYcK6jK",
    "3GKXQshNi6XU"
  ],
  "question packaging-fragile": [
    "mpzcy8R1bHse",
    "CILFiPHYAWEv"
  ],
  "question packaging-returnable": [
    "WQD1VEqzz2Fr",
    "YVwH8PxAlEOx"
  ],
  "question price-how-weighed": [
    "fWjFjXzoEp3V",
    "_rmvKDehNCUR"
  ],
  "question price-volume-weight": [
    "lAsVYfh86XFx",
    "Ov2CgyGIYxed"
  ],
  "question price-surcharges": [
    "j8mHQ2hUNoMh",
    "6tWAu1A10XR7"
  ],
  "question price-refund": [
    "nn8P0sMmgK_5",
    "bYc_35kdbRie"
  ],
  "question price-cheaper": [
    "WAPTumV9lVQz",
    "4UMP7O-I3BGy"
  ],
  "question price-payment": [
    "i9YbFIloS7SE",
    "yfsSf2XmFMM1"
  ],
  "question cod-when-paid": [
    "Rwm7cpoJDRDV",
    "_1b9bXztid1s"
  ],
  "question cod-refused": [
    "QRyf-0c9PMes",
    "KlR9u1ubcvM9"
  ],
  "question delivery-not-home": [
    "u3XXxLfRUEpy",
    "SYw58VHLZVAv"
  ],
  "question delivery-upstairs": [
    "9YtYagq0leel",
    "i0VkqDHRemeL"
  ],
  "question delivery-signature": [
    "_ZIlxOAD4KkU",
    "JzKuvyHFGu27"
  ],
  "question delivery-change-address": [
    "UGyzlGblczdJ",
    "a4t88lqSi0uW"
  ],
  "question delivery-refuse": [
    "gOJt_kfLGzan",
    "bAzCoF2c4-rT"
  ],
  "question delivery-time": [
    "9G7wJqDAemPN",
    "otSKuuHPXfP2"
  ],
  "question delivery-locker": [
    "OICOkRIp6kcF",
    "NK1erIw1ECFB"
  ],
  "question claims-how": [
    "O1grEG5FQjhd",
    "MW2WfDLgC1Rw"
  ],
  "question claims-insurance-choice": [
    "v7LCa2UkNyG5",
    "fRYv5FjXrQWB"
  ],
  "question claims-how-long": [
    "hgmyUQMtyq46",
    "bupCschQyNay"
  ],
  "question claims-evidence": [
    "GNWYhtDur-ar",
    "AnWgVCngeb8s"
  ],
  "question claims-disagree": [
    "D-GVtt72WafV",
    "ROaIMZQ9rDWt"
  ],
  "question receipts-lost": [
    "RtqQcSbd3zP9",
    "BEqT3bVDfSSi"
  ],
  "question cold-temperature-record": [
    "9vT3zD0IjkhY",
    "N74QJvYQ6YEm"
  ],
  "question cold-own-box": [
    "KcpITxh41_J7",
    "u5JiMoFMpGzi"
  ],
  "question cold-delay": [
    "7TP11WDFBLEv",
    "Bzb5L5i66Sbl"
  ],
  "question cold-breakdown": [
    "-P85AUIqBAdd",
    "yzY7LOe6_yC3"
  ],
  "question cold-which-service": [
    "RSNCaHALjWr3",
    "51qYXG_3pzPr"
  ],
  "question pharma-qualification": [
    "Bu3Jscs8A9yQ",
    "ebqRjGxu7xdT"
  ],
  "question pharma-handover": [
    "7Fb_eanwanQV",
    "v-Pm2yVQvVbu"
  ],
  "question freight-large": [
    "MiLDWAGq_VFt",
    "xMiduxikPdx0"
  ],
  "question freight-full-truck": [
    "2RhxWp2vAYzW",
    "0XRD2ZsharPQ"
  ],
  "question freight-appointment": [
    "UGQSg-glsP0q",
    "-3OiJMFx44Xn"
  ],
  "question freight-dismantle": [
    "cuglWukg7J1P",
    "s8pgFuwWY4sJ"
  ],
  "question freight-unloading": [
    "EEKit8P1q7v-",
    "lZMlxFESJqPJ"
  ],
  "question warehousing-start": [
    "K-DzBYVaC5Y2",
    "2DrM9qblqvgl"
  ],
  "question warehousing-stock-count": [
    "Pg9lEqml1Edq",
    "TFX_rP80WqS2"
  ],
  "question warehousing-returns": [
    "3K3EQuQuhKWI",
    "6-6FztFNIAFD"
  ],
  "question warehousing-peak": [
    "SuAcSTgie_Jq",
    "9tKEO2tIg3-3"
  ],
  "question warehousing-systems": [
    "1OEAiLcERv-p",
    "yvqKygO_cY0o"
  ],
  "question warehousing-expiry": [
    "Z7nKtjqBAPc0",
    "xAkisJyeEKke"
  ],
  "question cross-border-documents": [
    "p98Tye_lAm77",
    "urth9Sf8_GMy"
  ],
  "question cross-border-duties": [
    "vA1RnEASc1NM",
    "YFN15ObLBYjr"
  ],
  "question cross-border-held": [
    "Y7lMMuyEhMb2",
    "LZ4XViutrgE1"
  ],
  "question cross-border-hong-kong": [
    "GyRPd6JezYgM",
    "LCSOiSLb-cJM"
  ],
  "question cross-border-tracking": [
    "t6RMsHl-1lBC",
    "M6S4pB-ryIty"
  ],
  "question air-book-space": [
    "YpCiyQY_oujl",
    "sx7EEAFzIjk4"
  ],
  "question air-dangerous-goods": [
    "K65ravpAYy0N",
    "vDrv3aTqKdSm"
  ],
  "question air-awb": [
    "hIKYHgPd9sHr",
    "0UI-XXw01vRT"
  ],
  "question air-oversize": [
    "tAUEdzoGiSBZ",
    "imc3kvXkZVxk"
  ],
  "question air-late-flight": [
    "X1dqCYIbHcwI",
    "W4teUzfoYZN3"
  ],
  "question business-contract": [
    "bCLnMiq-M38X",
    "_4h_T3z030cL"
  ],
  "question business-api": [
    "LQsiqadFUHlS",
    "Otd_DCOK4Wzi"
  ],
  "question business-invoice": [
    "Vyh5jcljGgxy",
    "AuZiWYSemhIW"
  ],
  "question business-data": [
    "Q9u2ElkQp3Il",
    "E-KLb5aJZxHP"
  ],
  "question business-trial": [
    "A5_Swvy1M-By",
    "lF7B_vBsiRaI"
  ],
  "question business-carbon": [
    "eXQXoWP6Z04k",
    "IAgpahPX-os8"
  ],
  "question cloud-join": [
    "S6xwgl4g1FPi",
    "KYwFJ8hE9VZa"
  ],
  "question cloud-settlement": [
    "nwL_3dZd_O8e",
    "gWenmq7C_sP3"
  ],
  "question college-apply": [
    "Uo-U4zBSc6Dw",
    "7HBk707nmlkV"
  ],
  "question account-login": [
    "dqeWxWpoI2Ft",
    "e4I_4BS0xQUW"
  ],
  "question account-delete": [
    "RLLf2hedoZAW",
    "TCzFE5zpjViV"
  ],
  "question account-addresses": [
    "3ANmQMdvPNGK",
    "e0Lh52uYlWSS"
  ],
  "question account-new-phone": [
    "rbY_ITcTWyof",
    "ERSwuUpgzc3o"
  ],
  "video one-night-in-wuhan": [
    "fx5GyXeJdOZI",
    "8Sxu-vZNGGp_"
  ],
  "video packing-a-vase": [
    "IJZxaeXPizHr",
    "fYfpCLK9qyT_"
  ],
  "video reading-a-temperature-curve": [
    "4_OmPgx2TMZR",
    "GTK2e43zziM2"
  ],
  "video a-sofa-on-the-sixth-floor": [
    "cuPIeHK8PkP4",
    "d4CgHAMqiYpP"
  ]
}
