/** Characters beyond the basic plane that the sans has, made by tools/fonts/cut-label-font.ts. */
export const sansBeyondPlane: ReadonlySet<string> = new Set(
  '𠂇𠂉𠃌𠅤𠘨𠙶𠳐𡎚𡐓𡗗𢦏𣗋𣲗𣲘𣸣𤇾𤈎𤣩𤧛𤨁𤩽𤫉𥔲𥕢𥖨𥫗𥻗𦈡𦒍𦙶𦝼𦥑𦭜𦰡𧢲𧺯𧾷𧿹𨐈𨙸𨚕𨟠𨭉𨱇𨱏𨱑𨱔𨸏𨺙𩙿𩠐𩽾𩾃𩾌𪟝𪣻𪤗𪨰𪨶𪩘𪾢𫄧𫄨𫄷𫄸𫇭𫌀𫍣𫍯𫍲𫍽𫐄𫐐𫐓𫑡𫓧𫓯𫓶𫓹𫔍𫔎𫔶𫖮𫖯𫖳𫗧𫗴𫘜𫘝𫘦𫘧𫘨𫘪𫘬𫚕𫚖𫚭𫛭𫞩𫟅𫟦𫟹𫟼𫠆𫠊𫠜𫢸𫫇𫭟𫭢𫭼𫮃𫰛𫵷𫶇𫷷𫸩𬀩𬀪𬂩𬃊𬇕𬇙𬇹𬉼𬊈𬊤𬌗𬍛𬍡𬍤𬒈𬒔𬒗𬕂𬘓𬘘𬘡𬘩𬘫𬘬𬘭𬘯𬙂𬙊𬙋𬜬𬜯𬞟𬟁𬟽𬣙𬣞𬣡𬣳𬤇𬤊𬤝𬨂𬨎𬩽𬪩𬬩𬬭𬬮𬬱𬬸𬬹𬬻𬬿𬭁𬭊𬭎𬭚𬭛𬭤𬭩𬭬𬭯𬭳𬭶𬭸𬭼𬮱𬮿𬯀𬯎𬱖𬱟𬳵𬳶𬳽𬳿𬴂𬴃𬴊𬶋𬶍𬶏𬶐𬶟𬶠𬶨𬶭𬶮𬷕𬸘𬸚𬸣𬸦𬸪𬹼𬺈𬺓𭕄',
)
