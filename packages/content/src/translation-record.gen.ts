import type { RecordedTexts } from './translation-state.ts'

// Written by `npm run translations -- --record`. Do not edit.
export const translationRecord: Readonly<Record<string, RecordedTexts>> = {
  "messages words": [
    "ZPaigwvx1UIs",
    "hRRqPdNyMf6o"
  ],
  "messages account": [
    "NCM0srrDX_jP",
    "UbnJEgd0kDjh"
  ],
  "messages addresses": [
    "7H54Ta9LKuFC",
    "ekP87Q5bQ3E2"
  ],
  "messages articles": [
    "tN3nlFDlzs4V",
    "JTAvkWSwyJ3Z"
  ],
  "messages carbon": [
    "L-R4rxJN3W_5",
    "v8i1pbWtITEw"
  ],
  "messages content": [
    "VM6qsSfGvwdd",
    "vjWszuje1ZGD"
  ],
  "messages developers": [
    "QqzGPedw8bLy",
    "wf2wB5UZA45k"
  ],
  "messages enquiry": [
    "yCCM5xENmldK",
    "ZVqOudJkEeeL"
  ],
  "messages errors": [
    "6nU7mcRPtfB9",
    "WO0P6aqjuboN"
  ],
  "messages shell": [
    "5AJ3NmOJCKTT",
    "VZYoay9EJPPa"
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
    "4h_yhKl1dvO4",
    "lw-qP3tMsEyz"
  ],
  "messages papers": [
    "co9fzeE2hFKM",
    "wJcQQwZdsLOt"
  ],
  "messages pictures": [
    "SAJ8tC5oysjT",
    "B7z3pQ2hFc3R"
  ],
  "messages quote": [
    "I4Mrh77CgADU",
    "8gH9XCXEawXq"
  ],
  "messages search": [
    "eOxMkdlj2oBl",
    "Biy5ymhBVGMD"
  ],
  "messages network": [
    "JvvMZBWemz_x",
    "I8jij9vV0wEm"
  ],
  "messages prohibited": [
    "VoqxSFt8XxRZ",
    "GNYZYqJ4GWZ-"
  ],
  "messages loading": [
    "UukJg9-CmDA7",
    "-CJSraHm0cyZ"
  ],
  "navigation": [
    "3WwUdVlv87u7",
    "6m-FddIG_76O"
  ],
  "airNavigation": [
    "tECgdmGWpysi",
    "Ry2Q_z7lRJBZ"
  ],
  "hongKongNavigation": [
    "DdptHI0vAndo",
    "VwTj1gv9fwQx"
  ],
  "groupSites": [
    "xuWV-RaoZH9m",
    "Urhely2AHihw"
  ],
  "footer": [
    "My2Hs-YTfY_h",
    "3pURQt4Y8kfM"
  ],
  "hongKongFooter": [
    "6E0Yu_mgSkEQ",
    "dTy-sd2zwdqJ"
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
    "lPP8Jml1PpMR",
    "WMCgSjvIrncs"
  ],
  "expressMenu": [
    "cgAro9mip4Px",
    "B9K622vdJZ2z"
  ],
  "home": [
    "HjvZp_EyOEMy",
    "9DF1XaD0uU-D"
  ],
  "tdkList": [
    "-Dw4rknH5cAS",
    "5zqMJxn3YXQb"
  ],
  "placeholders": [
    "hmrkilwGFOqQ",
    "m_rENaNin9Am"
  ],
  "priceTables": [
    "TdF7-CuoaFV6",
    "Sb5o2zJ58lOc"
  ],
  "fleet": [
    "7c_KahA2g8_T",
    "YyyO2w3Qc44A"
  ],
  "prohibited": [
    "QZz_GkUvyDZM",
    "DFrErJ_LZ7vh"
  ],
  "investorNavigation": [
    "n66pNCi5gpbJ",
    "zosommbtnlog"
  ],
  "papers": [
    "V3-1Zu1nCxEm",
    "UfS9cUmdYscc"
  ],
  "page /products/warehousing": [
    "AW2gt-nug-Up",
    "OdL8SVVTjJzm"
  ],
  "page /products/express": [
    "K-0Zw7IHK3ee",
    "RJEfCJRcOjAR"
  ],
  "page /products/freight": [
    "5ETsSNBwHIAB",
    "1TsMWWrCcChP"
  ],
  "page /products/bulky": [
    "3bxKCWhqX4NO",
    "fOj0YCyUjG0r"
  ],
  "page /products/cold-chain": [
    "0IoJejhEHU-E",
    "NEuoJZoJgev7"
  ],
  "page /products/pharma": [
    "TyEi0IkELNn_",
    "ckQJDtfpSA8c"
  ],
  "page /products/cross-border": [
    "qXzcenQDujcg",
    "wX4ue6d2tMMO"
  ],
  "page /products/air": [
    "3u6uRHderbvi",
    "05fbNcz3DL-s"
  ],
  "page /products/wms": [
    "Ak4BgGYNvm72",
    "ulI64qusjXoF"
  ],
  "page /products/wcs": [
    "hT3DqWpcbbx0",
    "DBq81UmjTZy8"
  ],
  "page /products/tms": [
    "srLodkiMEBgI",
    "4caHaAe5tZLd"
  ],
  "page /products/robots": [
    "MDCKUNQmaDG7",
    "EeJrYlI-0sp9"
  ],
  "page /products/arms": [
    "tEaWD97aXif5",
    "7XOMdLNyPDdL"
  ],
  "page /products/drones": [
    "Vb3SssTxkli2",
    "1lnLQGxHmJmQ"
  ],
  "page /products/intelligent-warehouse": [
    "jNK7Zl04UXWP",
    "8m7orrIcp5Mm"
  ],
  "page /products/intelligent-park": [
    "vFLsRdRKlrAA",
    "aX0ObIwVQuEC"
  ],
  "page /products/insurance": [
    "1U5LvxheUQJ2",
    "_DKAhETsBOR6"
  ],
  "page /products/cash-on-delivery": [
    "2TI2wLWxzmpm",
    "ssBmLInnGFkc"
  ],
  "page /products/receipts": [
    "GVvDSJitPYTr",
    "pltzrw2G9ORH"
  ],
  "page /products/packaging": [
    "8hyagB1ZHpo0",
    "0tGETgVvKJju"
  ],
  "page /products/cold-chain-services": [
    "2tJy6HWH3WB1",
    "PGXLumBVuk6R"
  ],
  "page /products/cloud-warehouse": [
    "GQY2NNONxMKy",
    "xImxQppijvvs"
  ],
  "page /products/industry-college": [
    "0je_DVMLnWXx",
    "HuZ5nTGOVnME"
  ],
  "page /solutions/fresh": [
    "SELrk8WAT_MJ",
    "Nel8snFlkXe0"
  ],
  "page /solutions/apparel": [
    "FPp9_GxkWENp",
    "NAazzt9p6clS"
  ],
  "page /solutions/electronics": [
    "TYrt9VE0YA0P",
    "gSP5erNFMHxt"
  ],
  "page /solutions/beauty": [
    "ad9qoCz35VZb",
    "EBPQMre8QCNU"
  ],
  "page /solutions/pharma": [
    "QVof_-o356OR",
    "DwEy37nl8BIR"
  ],
  "page /solutions/home": [
    "gSnHYHqPIi0x",
    "0rbwGR2KEESv"
  ],
  "page /solutions/automotive": [
    "TelWt4HXk635",
    "q8yh3PQy8X48"
  ],
  "page /solutions/books": [
    "3_To3fxAP_SN",
    "c41HUXT0tkfB"
  ],
  "page /solutions/baby": [
    "SfTzhvPiJbrN",
    "mni2ibLBh0d2"
  ],
  "page /solutions/drinks": [
    "dN8Gw9Aq62AX",
    "aBOCNlFD2Qqu"
  ],
  "page /solutions/appliances": [
    "7zqnT8sTvDo0",
    "wKeyaQkiLKqZ"
  ],
  "page /solutions/manufacturing": [
    "6O_ci0V2rqIQ",
    "XrZutWfCoP0P"
  ],
  "page /cases/qinghe-kids": [
    "QTFOwxR93xjg",
    "dSelk203J93r"
  ],
  "page /cases/beiling-fruit": [
    "8aMqK9ONn1bP",
    "-hJaqWfAvHrT"
  ],
  "page /cases/chengming-pharma": [
    "h-t9BnMfiYFJ",
    "h78FVOHH4kB7"
  ],
  "page /cases/yuanshan-tea": [
    "zP-MIQpl8fB6",
    "T096ENztWP3w"
  ],
  "page /cases/lanting-books": [
    "xhcGS9eDJfIk",
    "JmyOP6k3PNtR"
  ],
  "page /cases/haiyu-seafood": [
    "UGjL0WQ692Bc",
    "I2efDYWRufoT"
  ],
  "page /cases/jinlu-auto-parts": [
    "Zpgfbquln4mX",
    "YVADoIbxA9z8"
  ],
  "page /cases/mubai-furniture": [
    "wgyitzUTA4jW",
    "JvV9KcXNlzPs"
  ],
  "page /cases/xingye-appliances": [
    "Fo3srlRiuBMv",
    "zr1uAS9wkW4V"
  ],
  "page /cases/ruiheng-instruments": [
    "swpEnngTsiH7",
    "GqCQyQhm2o0k"
  ],
  "page /cases/suxi-beauty": [
    "0ZPARVjrI63V",
    "rTs1wW16bFNM"
  ],
  "page /cases/tongdao-cross-border": [
    "CnTSlIetPMYB",
    "eEN-7V27feYb"
  ],
  "page /products": [
    "bMkmtkF4-6R1",
    "u26kOddzc9Wn"
  ],
  "page /cargo": [
    "LkU5Jprl7_bA",
    "zvvMUgvL8dNR"
  ],
  "page /info": [
    "qYUv9R7pcrVl",
    "gdipu1coO5At"
  ],
  "page /introduction": [
    "uJBzeuXzfimX",
    "eoTYG37cWQZ0"
  ],
  "page /about": [
    "0qoSqfwKvfSc",
    "2Sq-DucDUmTG"
  ],
  "page /connect": [
    "2lCHYYWI-lfX",
    "TJv6YBARin8b"
  ],
  "page /consultation": [
    "cU38y8cljVjI",
    "2jNJyW3GNWyG"
  ],
  "page /sustainability": [
    "gsEv1VQcOubq",
    "MVUad37eBBlJ"
  ],
  "page /sustainability/report": [
    "qIt4IOJDci2e",
    "CczJvp1ECkJk"
  ],
  "page /sustainability/glossary": [
    "47mLQMyD5bVx",
    "m1CcnhCK5CFv"
  ],
  "page /information-safety": [
    "_yymU4I4B0i_",
    "b1POgcAY7bCs"
  ],
  "page /epidemic-notice": [
    "GKAB8jijZ6F8",
    "2Gx0WAA7BDNn"
  ],
  "page /investors": [
    "kudvzlcCcgEq",
    "iDDOAqwTiCis"
  ],
  "page /recruitment": [
    "O0hwr_erCsn1",
    "t29st7oTOD2h"
  ],
  "page /help": [
    "UI_At8n4VkhW",
    "a3qWnnUReKOR"
  ],
  "page /legal/privacy": [
    "PSbiD_H0wQh6",
    "I8lv_kka32-l"
  ],
  "page /legal/service-details": [
    "Ihxk6WXvOCZx",
    "P8jPJHPugm24"
  ],
  "page /legal/cookies": [
    "6xk6WstOY_ES",
    "7jhI2Ekq-1LQ"
  ],
  "page /legal/accessibility": [
    "WhfI10tIDuZw",
    "n8MkzknbLipi"
  ],
  "page /air": [
    "Y7EyeUYIQ0s-",
    "HuwpNM4sg3BN"
  ],
  "page /air/about": [
    "aXodADfjZO0_",
    "Yfn8II1mGwxR"
  ],
  "page /air/cargo": [
    "D-yCTGfVCNqu",
    "seVG2hh1uOsG"
  ],
  "page /air/compartments": [
    "WX-hQ4DE_UQv",
    "Avtlt65p8uJG"
  ],
  "page /air/prohibited": [
    "Oup5mQEaVMBo",
    "T196e2DJoltp"
  ],
  "page /air/recruitment": [
    "jv4AP7p2yWPc",
    "5WRn9mb1D2X_"
  ],
  "page /air/e-freight": [
    "JFysKQRPUp5L",
    "8rgueRhB-qxj"
  ],
  "page /air/e-freight/eawb": [
    "oHweMnsjXbh3",
    "fEhpX_Tx8qIC"
  ],
  "page /air/e-freight/ecsd": [
    "MSw7AzH-6E2R",
    "2ldAVNv5yWp8"
  ],
  "page /air/e-freight/edgd": [
    "7rT2qsF9yCuz",
    "7-iBK1qKcE48"
  ],
  "page /air/e-freight/pre-check": [
    "arVh-wQMlBPN",
    "PRtauBdeYuz5"
  ],
  "page /air/e-freight/drop-off": [
    "zPbjewooW7PO",
    "zjhbreaB_D2s"
  ],
  "news wuhan-phase-two": [
    "B9HNaXuCtfPk",
    "l32FbXh7vWHW"
  ],
  "news fresh-eighteenth-city": [
    "J8KRbYGt1zYO",
    "NpeIeYV1ZXE-"
  ],
  "news electronic-receipts": [
    "TuoYCU02Pnao",
    "jQoKGA5FdzVe"
  ],
  "news carbon-arithmetic": [
    "_A7aH6e7XFBe",
    "XugnvYuiGNBS"
  ],
  "news import-papers-check": [
    "jYQxYLsrtd8f",
    "OYvSXH-d4J7P"
  ],
  "news winter-flights-2026": [
    "9HMXPmdY-_O7",
    "R5KzVSjd_OwH"
  ],
  "news masked-labels": [
    "KxVysaws_y15",
    "zvaqORPi4HC-"
  ],
  "news picker-to-technician": [
    "H3jTSYxIYdJM",
    "WTWwDI3Sxhd7"
  ],
  "news typhoon-two-days": [
    "ytJwtesKjWjv",
    "-ebxnitDKZeG"
  ],
  "news papers-before-the-terminal": [
    "LGNwivQfkKK5",
    "pR9mbLViOPEV"
  ],
  "news late-cold-compensation": [
    "27MDHb2YMYkd",
    "r_NleNLm8mG5"
  ],
  "news rail-to-urumqi": [
    "lMesz8b-ln6q",
    "lVKX_PKqmNUB"
  ],
  "news frankfurt-cool-containers": [
    "g4vDUsZ-ypGd",
    "5_sRRApoYdnY"
  ],
  "news small-warehouse-robots": [
    "K1dipqqXWtwS",
    "IIzzJg1PvsbB"
  ],
  "news a-morning-on-950616": [
    "6fVBu_xG6wQk",
    "iV0YZ6crwzyv"
  ],
  "news tricycles-at-minus-28": [
    "XuIE_rByiX7e",
    "xnNacHFGBy8a"
  ],
  "news battery-charge-rule": [
    "q9YER5hUP5KO",
    "67R_dLt5NMnw"
  ],
  "news eleven-minutes": [
    "yZp38j03cR0g",
    "5FDr7VoPM7A4"
  ],
  "news claim-progress": [
    "Uht4Huw7HfrD",
    "2UBk6RRex33k"
  ],
  "news crate-price-explained": [
    "7Jt0EopFwFnS",
    "ytAG-YV5g38H"
  ],
  "news shenzhen-singapore": [
    "K1twMQfiyOfZ",
    "fNDXoaf0xkdb"
  ],
  "news load-planners": [
    "c_HZ9PkcrUNy",
    "-ZjP2ENWhWWF"
  ],
  "news tms-return-legs": [
    "i8T2bGB3b42A",
    "b0Mw-2QKL7x1"
  ],
  "news packaging-rules-2025": [
    "8AcARzCo5StO",
    "G2Rf3NEBSZwJ"
  ],
  "news roof-power": [
    "hIsNZz74kIFY",
    "1MzAKenmg0QN"
  ],
  "news lhasa-morning": [
    "pKAWyl7Pp7Ls",
    "HVw6wVOMYtHB"
  ],
  "news old-sofa-away": [
    "0Q28_H7KE0yf",
    "CgHzB4vTC4Mj"
  ],
  "news college-six-weeks": [
    "9P_H0BI2C74D",
    "bHKJIJ2REWrx"
  ],
  "news drone-grounded": [
    "bE_o3hmWx7Lu",
    "dzLr6Rs_Vnov"
  ],
  "news stock-before-singles-day": [
    "aq2-jE3t9u90",
    "fpBrB7hFUsLJ"
  ],
  "news wuhan-paperless": [
    "hHw_YzWbrydP",
    "uELgJjLjKnDo"
  ],
  "news small-pharma": [
    "xCW5RHBOD33p",
    "vQNJvbFfj8CS"
  ],
  "news shenyang-fresh-store": [
    "JRmzm-ZxdXD2",
    "moH9YNhdBeuz"
  ],
  "news battery-fire-drill": [
    "kUlsoScGSB8L",
    "XCmM2loC_g4x"
  ],
  "news litchi-season": [
    "wKxAmB9kkrEc",
    "bJzyeIICexyi"
  ],
  "news kunming-bangkok": [
    "fxU3rhR3dVtI",
    "9G-dE0qj8EuI"
  ],
  "news wms-rolling-count": [
    "nYY7JoqcYovD",
    "-T2_vCVfwlbz"
  ],
  "news chengdu-box-trial": [
    "ct431SyJJCki",
    "SSsI0MUJryOa"
  ],
  "news locker-consent": [
    "Akh0H2X1fHrc",
    "gmqhfXqpFXu4"
  ],
  "news new-year-branches": [
    "PYtu8ISuy64y",
    "v89xUZL_h6Wo"
  ],
  "news xian-lanzhou-driver": [
    "DGK5fU5J_Ftd",
    "N_U9mOsvaWDw"
  ],
  "notice north-china-snow": [
    "KtRpjMgEuPOV",
    "_yp2N1raHXxs"
  ],
  "notice spring-festival": [
    "p1_vnpBTpRwN",
    "SSxYTHWIaHOp"
  ],
  "notice influenza-season": [
    "vTHGQbC_vTL2",
    "UG-ylulnrI08"
  ],
  "notice winter-deicing": [
    "drQGcWLFerEX",
    "wgtL98H5aQRB"
  ],
  "notice fuel-surcharge": [
    "O0nmlSOnMiTe",
    "uYv4slROnngM"
  ],
  "notice prohibited-list": [
    "UPeDUiDdUDKL",
    "yEpegm94EkuX"
  ],
  "notice fraud-calls": [
    "gEaIhmD7ptph",
    "23jFJ8M8fG09"
  ],
  "notice singles-day-pickup": [
    "Ot3cn7kayOih",
    "IqaOiXGalqMi"
  ],
  "notice one-document": [
    "YGDSQMjGrB0P",
    "DqaRtjiynDw2"
  ],
  "notice october-price-lists": [
    "vbZmm6nVsdpq",
    "E65Fsge2dK4_"
  ],
  "notice golden-week-freighters": [
    "vpc91bS-5GRN",
    "TP0einE1vNCc"
  ],
  "notice terms-fifth-edition": [
    "FR5msHPGH618",
    "JnfKF7r_zyoQ"
  ],
  "notice typhoon-south-china": [
    "wUKRTwch8JC0",
    "r8VEy_OHMdj4"
  ],
  "notice truck-batteries": [
    "gi-cbw3cE9an",
    "hqZCZ6kqFmP6"
  ],
  "notice exam-days": [
    "rLiWFr8866lc",
    "cxlQIls7dWMx"
  ],
  "notice summer-heat-goods": [
    "syZaLUtJ2BBc",
    "K2F1KeQmBKmg"
  ],
  "notice summer-season-acceptance": [
    "Jo5PVwEKlOl8",
    "_-gJxlSfMQfg"
  ],
  "notice carbon-in-tenders": [
    "X35wwdL9heqY",
    "lE6T-M6YoCqv"
  ],
  "notice plastic-deadline": [
    "BNqa2rV2N3FJ",
    "Yb-JHznnaQuC"
  ],
  "notice year-end-abroad": [
    "GoA873bMR8qa",
    "pGr55d-ztJNL"
  ],
  "notice price-floor": [
    "K-Ez0yJ0WwiP",
    "9nWM5b9dN6Je"
  ],
  "notice small-parcel-duty": [
    "ldCeBwQUkmdY",
    "geco4Qld3EU4"
  ],
  "notice false-agents": [
    "YOzITqMQf03y",
    "vl_honjhvXUe"
  ],
  "notice dry-ice": [
    "9XiDF_mzCxBP",
    "_gWqcXnulcMq"
  ],
  "notice power-bank-mark": [
    "tTFVVKLkRKFz",
    "m3k9Dhnd7JW4"
  ],
  "notice night-maintenance": [
    "TTsFwSpCBfWZ",
    "XHoLVlv5JF6a"
  ],
  "notice one-pallet": [
    "OUv_Ek6y4IOv",
    "sqqluY7sNuNc"
  ],
  "notice cold-delay-steps": [
    "JeES2xZ1RA7Y",
    "I19NsEEie3d5"
  ],
  "notice logistics-cost-plan": [
    "71d39lb6JEOP",
    "DLCz7COIfMYS"
  ],
  "notice unordered-cod": [
    "WcMkdVttpTur",
    "r2M9tIxaukM8"
  ],
  "notice sustainable-fuel": [
    "0xkepgOQUb8m",
    "rX6A0dMMn4f-"
  ],
  "notice midday-heat": [
    "OwqGbUbkmMau",
    "HAtIrZcl4yCi"
  ],
  "notice wet-cargo": [
    "9cNeIA9tykIr",
    "1v-nyElfUcVh"
  ],
  "notice packaging-limits": [
    "EZsU8WEdV8iY",
    "WR5wKB806FWB"
  ],
  "notice freezing-rain": [
    "9OGB5PwDa4Wl",
    "hmqT813EvhiA"
  ],
  "notice drone-regulation": [
    "027kpNLza2_2",
    "QVgmTXm5jO7f"
  ],
  "notice delivery-choice": [
    "D0Rp1daej3E5",
    "EItlcWQ-HxMw"
  ],
  "notice cold-wave": [
    "wkxoAAQi6CzE",
    "yREumjUl_cVa"
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
    "5pbhsSDJw0gR"
  ],
  "question tracking-history": [
    "5-He5TjlP907",
    "Tpsmzqmzymia"
  ],
  "question sending-how-to-book": [
    "L-VblQDGMqhu",
    "xd_m5mk6JbZH"
  ],
  "question sending-what-to-prepare": [
    "r5bwaHub2U94",
    "EkP_pj02tqQ3"
  ],
  "question sending-cutoff": [
    "fzR-AHLbPXgU",
    "nDPYNovZAO15"
  ],
  "question sending-cancel": [
    "H5MlNaHdOwEH",
    "QgmH7LiLMhYz"
  ],
  "question sending-real-name": [
    "1bOAiafjr6hz",
    "wSX5OGAqoU0D"
  ],
  "question sending-prohibited": [
    "weP_XU3aZrTZ",
    "po-aRSYWBJB8"
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
    "6bnu6d2rGV67"
  ],
  "question packaging-returnable": [
    "WQD1VEqzz2Fr",
    "YVwH8PxAlEOx"
  ],
  "question price-how-weighed": [
    "fWjFjXzoEp3V",
    "CnvKQLdDfRQv"
  ],
  "question price-volume-weight": [
    "lAsVYfh86XFx",
    "Ov2CgyGIYxed"
  ],
  "question price-surcharges": [
    "j8mHQ2hUNoMh",
    "JaIfPr_-Ohbf"
  ],
  "question price-refund": [
    "nn8P0sMmgK_5",
    "__HuEbStPAEi"
  ],
  "question price-cheaper": [
    "WAPTumV9lVQz",
    "4UMP7O-I3BGy"
  ],
  "question price-payment": [
    "i9YbFIloS7SE",
    "YVzQ-xHND0pY"
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
    "nGnKvpoYSmT9",
    "zh5ku8IWXc6Y"
  ],
  "question delivery-upstairs": [
    "9YtYagq0leel",
    "1i0T_Reye30E"
  ],
  "question delivery-signature": [
    "_ZIlxOAD4KkU",
    "XYIdVeLxXVUL"
  ],
  "question delivery-change-address": [
    "suswR783S02c",
    "vB7cRnL5EMtH"
  ],
  "question delivery-refuse": [
    "gOJt_kfLGzan",
    "fMqZn2jxgUP8"
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
    "TuYMdSct_sUU",
    "y8fvUVRWY8Ar"
  ],
  "question claims-insurance-choice": [
    "v7LCa2UkNyG5",
    "Qa3Mvo8bvIlR"
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
    "TckyBOd7g2MN"
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
    "KKpqBTLL-u-I"
  ],
  "question pharma-qualification": [
    "Bu3Jscs8A9yQ",
    "AlJM7XKsMgNF"
  ],
  "question pharma-handover": [
    "7Fb_eanwanQV",
    "ShmgTA8Xa77w"
  ],
  "question freight-large": [
    "MiLDWAGq_VFt",
    "s90X1_tg-viw"
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
    "fSunQGJJC_Dy"
  ],
  "question freight-unloading": [
    "EEKit8P1q7v-",
    "DiPTIe_uIJnR"
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
    "qx34EsUe1RHN"
  ],
  "question warehousing-systems": [
    "1OEAiLcERv-p",
    "CAAi_j52gv_b"
  ],
  "question warehousing-expiry": [
    "Z7nKtjqBAPc0",
    "xAkisJyeEKke"
  ],
  "question cross-border-documents": [
    "p98Tye_lAm77",
    "uKy6fk2SqHsm"
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
    "ccyLsESOXItC"
  ],
  "question air-awb": [
    "hIKYHgPd9sHr",
    "0UI-XXw01vRT"
  ],
  "question air-oversize": [
    "tAUEdzoGiSBZ",
    "NDOL1dbsfjJ8"
  ],
  "question air-late-flight": [
    "X1dqCYIbHcwI",
    "V_nmNpajDTMH"
  ],
  "question business-contract": [
    "bCLnMiq-M38X",
    "9OlH9a3nYH9r"
  ],
  "question business-api": [
    "iUFT30g2LIwc",
    "LwiHEzu5EWIT"
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
    "1gqklE76TOWE"
  ],
  "question business-carbon": [
    "eXQXoWP6Z04k",
    "IAgpahPX-os8"
  ],
  "question cloud-join": [
    "S6xwgl4g1FPi",
    "-5gJc92V4hvH"
  ],
  "question cloud-settlement": [
    "nwL_3dZd_O8e",
    "WZG4jHkGUOtc"
  ],
  "question college-apply": [
    "Uo-U4zBSc6Dw",
    "Wdvt5veq5dIu"
  ],
  "question account-login": [
    "dqeWxWpoI2Ft",
    "e4I_4BS0xQUW"
  ],
  "question account-delete": [
    "fvPlZugaiV-7",
    "rwuO-Su6MoDJ"
  ],
  "question account-addresses": [
    "9rVIXIYYYARg",
    "ezglHEm2qi0w"
  ],
  "question account-new-phone": [
    "45GwLq8frG4L",
    "uDtNrr_Z1xRr"
  ],
  "video one-night-in-wuhan": [
    "fx5GyXeJdOZI",
    "8Sxu-vZNGGp_"
  ],
  "video packing-a-vase": [
    "IJZxaeXPizHr",
    "VrnX7xvuhbPl"
  ],
  "video reading-a-temperature-curve": [
    "4_OmPgx2TMZR",
    "mLcICk6FbYw-"
  ],
  "video a-sofa-on-the-sixth-floor": [
    "cuPIeHK8PkP4",
    "-Qsc_-b-sDXK"
  ]
}
