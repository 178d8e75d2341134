import { formatSum, inMinors, plainSum, withOurNames } from '@hongyan/locales'
import type { fleet as fleetSchema } from '../aircraft.ts'
import type { papers as papersSchema } from '../papers.ts'
import type { priceTables as pricesSchema } from '../prices.ts'
import type { prohibited as prohibitedSchema } from '../prohibited.ts'
import { kindNames } from './kind-names.ts'
import { type LabelsOf, long, type Words } from './label.ts'
import { id, name, note, title } from './parts.ts'
import { modes } from './plans.ts'

const millimetre: Words = ['毫米', 'mm']
const kilogram: Words = ['公斤', 'kg']
const minor: Words = ofMoney('{our.money.minor}', '{our.money.minor}')

/** Words with the company’s money in them. */
function ofMoney(chinese: string, english: string): Words {
  return [withOurNames(chinese, 'zh-CN'), withOurNames(english, 'en-US')]
}

export const priceTables: LabelsOf<typeof pricesSchema> = {
  label: kindNames.priceTables,
  parts: {
    packaging: {
      label: ['包装材料', 'Packaging'],
      entry: ['种包装', 'item'],
      parts: {
        id,
        category: ['类别', 'Category'],
        name,
        specification: ['规格', 'Specification'],
        unit: ['计价单位', 'Unit'],
        price: {
          label: ['单价', 'Price'],
          help: ofMoney(
            `120 {our.money.minor}是 ${plainSum(120)} {our.money}。`,
            `120 {our.money.minor} are ${formatSum('en-US', 120)}.`,
          ),
          unit: minor,
        },
      },
    },
    services: {
      label: ['服务', 'Services'],
      entry: ['项服务', 'service'],
      parts: {
        id,
        category: ['类别', 'Category'],
        name,
        price: {
          label: ['收费标准', 'Price'],
          help: ofMoney(
            '带数字和单位，如 18 {our.money}/立方米。',
            `With figure and unit, such as ${formatSum('en-US', inMinors(18), 'short')} per cubic meter.`,
          ),
        },
        refundCycle: {
          label: ['退款时限', 'Refund'],
          help: ['不适用就留空。', 'Empty where it does not apply.'],
        },
        feeRate: { label: ['费率', 'Rate'], help: ['不适用就留空。', 'Empty where it does not apply.'] },
        minimum: {
          label: ['最低收费', 'Minimum charge'],
          help: ['没有就留空。', 'Empty when there is none.'],
          unit: minor,
        },
        billing: long('计费方式', 'How it is charged'),
      },
    },
    validFrom: { label: ['生效日期', 'Valid from'] },
    note,
  },
}

export const fleet: LabelsOf<typeof fleetSchema> = {
  label: kindNames.fleet,
  help: ['示例数据，以当天装载单为准。', 'Sample data: the load sheet of the day decides.'],
  parts: {
    aircraft: {
      label: ['机型', 'Aircraft types'],
      entry: ['个机型', 'type'],
      parts: {
        id,
        name,
        code: {
          label: ['机型代码', 'Type code'],
          help: ['航班表上的三位代码，如 73F。', 'Three characters as on schedules, such as 73F.'],
          example: '73F',
        },
        role: {
          label: ['用途', 'Role'],
          choices: {
            'narrow-freighter': ['窄体货机', 'Narrow-body freighter'],
            'wide-freighter': ['宽体货机', 'Wide-body freighter'],
            belly: ['客机腹舱', 'Belly of a passenger aircraft'],
          },
        },
        length: {
          label: ['机身长', 'Length'],
          help: ['从机头到机尾。', 'From nose to tail.'],
          unit: millimetre,
        },
        diameter: { label: ['机身内径', 'Inside diameter'], unit: millimetre },
        payload: { label: ['最大业载', 'Highest payload'], unit: kilogram },
        decks: {
          label: ['货舱', 'Decks'],
          entry: ['个货舱', 'deck'],
          parts: {
            id,
            name,
            kind: {
              label: ['位置', 'Place'],
              choices: { main: ['主舱', 'Main deck'], lower: ['下舱', 'Lower deck'] },
            },
            loading: {
              label: ['装载方式', 'Loading'],
              choices: { unit: ['集装', 'Unit load'], bulk: ['散装', 'Bulk'] },
            },
            doors: {
              label: ['舱门', 'Doors'],
              entry: ['个舱门', 'door'],
              parts: {
                id,
                name,
                at: {
                  label: ['离机头', 'From the nose'],
                  help: ['舱门前缘的距离。', 'The distance of its front edge.'],
                  unit: millimetre,
                },
                width: { label: ['净宽', 'Clear width'], unit: millimetre },
                height: { label: ['净高', 'Clear height'], unit: millimetre },
                side: {
                  label: ['在哪一侧', 'Side'],
                  choices: { left: ['左侧', 'Left'], right: ['右侧', 'Right'], nose: ['机头', 'Nose'] },
                },
              },
            },
            positions: {
              label: ['装载位', 'Positions'],
              entry: ['个装载位', 'position'],
              parts: {
                name,
                unit: { label: ['集装器型号', 'Unit load device'] },
                at: {
                  label: ['离机头', 'From the nose'],
                  help: ['装载位前缘的距离。', 'The distance of its front edge.'],
                  unit: millimetre,
                },
                length: { label: ['长', 'Length'], unit: millimetre },
                width: { label: ['宽', 'Width'], unit: millimetre },
                height: { label: ['高', 'Height'], unit: millimetre },
                topWidth: {
                  label: ['顶宽', 'Width at the top'],
                  help: ['机身弧线收窄后的宽度。', 'What the fuselage leaves of it.'],
                  unit: millimetre,
                },
                shoulder: {
                  label: ['肩高', 'Shoulder'],
                  help: ['到这个高度都是全宽。', 'The full width is free up to here.'],
                  unit: millimetre,
                },
                limit: { label: ['限重', 'Weight limit'], help: ['毛重。', 'Gross weight.'], unit: kilogram },
                base: {
                  label: ['底座', 'Base'],
                  choices: {
                    pallet: ['板', 'Pallet'],
                    container: ['箱', 'Container'],
                    floor: ['地板', 'Floor'],
                  },
                },
                tare: {
                  label: ['自重', 'Tare'],
                  help: ['板和网的重量，算在限重里。', 'Of pallet and net, within the limit.'],
                  unit: kilogram,
                },
              },
            },
            piece: {
              label: ['单件上限', 'Largest piece'],
              parts: {
                length: { label: ['最长边', 'Longest side'], unit: millimetre },
                height: { label: ['高', 'Height'], unit: millimetre },
                weight: { label: ['重量', 'Weight'], unit: kilogram },
              },
            },
            floorLoad: { label: ['地板承重', 'Floor load'], unit: ['公斤/平方米', 'kg/m²'] },
          },
        },
        note,
      },
    },
    note,
  },
}

export const prohibited: LabelsOf<typeof prohibitedSchema> = {
  label: kindNames.prohibited,
  parts: {
    edition: { label: ['版本日期', 'Edition'] },
    sources: {
      label: ['依据', 'Sources'],
      entry: ['条依据', 'source'],
      parts: {
        id,
        name: ['文件名', 'Name'],
        by: ['发布机构', 'Issued by'],
        year: { label: ['年份', 'Year'] },
      },
    },
    groups: {
      label: ['分类', 'Groups'],
      entry: ['类', 'group'],
      parts: {
        id,
        name,
        official: {
          label: ['国家目录名', 'Official heading'],
          help: [
            '对应的国家目录里的标题，没有就留空。',
            'That of the national catalogue it answers to, if there is one.',
          ],
        },
      },
    },
    rules: {
      label: ['规则', 'Rules'],
      entry: ['条规则', 'rule'],
      parts: {
        id,
        group: { label: ['属于', 'Group'], names: { list: 'groups' } },
        verdicts: {
          label: ['各种运输方式', 'Ways of transport'],
          keys: modes,
          choices: {
            yes: ['可以', 'Yes'],
            conditions: ['有条件', 'On conditions'],
            agreement: ['须先书面同意', 'By agreement'],
            no: ['不可以', 'No'],
          },
        },
        terms: {
          label: ['同意谁寄', 'Agreed with'],
          help: ['须先书面同意时，谁可以寄。', 'Who may send it where it goes by agreement.'],
          choices: {
            companies: ['企业', 'Companies'],
            freighter: ['企业，空运只走货机', 'Companies, by air on freighters only'],
            anyone: ['企业和个人', 'Companies and people'],
          },
        },
        reason: long('原因', 'Reason'),
        ground: { ...long('陆运要求', 'On the ground'), entry: ['条', 'item'] },
        air: { ...long('空运要求', 'In the air'), entry: ['条', 'item'] },
        instead: long('替代办法', 'What to do instead', [
          '不能寄时可以怎么办，没有就留空。',
          'Where it may not go; empty when there is nothing.',
        ]),
        un: {
          label: ['联合国编号', 'UN numbers'],
          help: ['如 UN3480。', 'Such as UN3480.'],
          example: 'UN3480',
          entry: ['个编号', 'number'],
        },
        sources: { label: ['依据', 'Sources'], names: { list: 'sources' }, entry: ['条依据', 'source'] },
      },
    },
    items: {
      label: ['物品', 'Items'],
      entry: ['种物品', 'item'],
      parts: {
        id,
        name,
        also: {
          label: ['别名', 'Other names'],
          help: ['这种语言里的其他叫法，搜索时用。', 'Other words for it in this language, for the search.'],
          entry: ['个别名', 'name'],
        },
        rules: {
          label: ['适用规则', 'Rules'],
          help: ['按量区分的，每一档一条。', 'One for each band of its measure, if it has one.'],
          names: { list: 'rules' },
          entry: ['条规则', 'rule'],
        },
        measure: {
          label: ['按什么区分', 'Measure'],
          choices: {
            'watt-hours': ['额定能量（瓦时）', 'Rated energy (Wh)'],
            alcohol: ['酒精度', 'Alcohol by volume'],
            'dry-ice': ['干冰净重', 'Net mass of dry ice'],
            blade: ['刀刃长度', 'Length of a blade'],
          },
        },
        usual: {
          label: ['常见档位', 'Usual band'],
          help: ['大多数在第几档，从 0 数起。', 'The band that most are in, counting from 0.'],
        },
      },
    },
    vague: {
      label: ['含糊的叫法', 'Vague words'],
      help: ['什么都可能指，要问清楚才能寄。', 'They may mean anything: what it is has to be said first.'],
      entry: ['个词', 'word'],
    },
  },
}

export const papers: LabelsOf<typeof papersSchema> = {
  label: kindNames.papers,
  parts: {
    items: {
      label: ['白皮书', 'Papers'],
      entry: ['本', 'paper'],
      parts: {
        id: {
          label: ['代号', 'Code name'],
          help: [
            '网址和文件名里用，小写字母和连字符。',
            'Part of its address and of its file: lower-case letters and hyphens.',
          ],
          example: 'paper',
        },
        title,
        line: {
          label: ['副标题', 'Subtitle'],
          help: ['几个字说清主题。', 'What it is about in a few words.'],
        },
        short: { label: ['短名', 'Short name'], help: ['用在文件名里。', 'Used in the name of the file.'] },
        summary: long('摘要', 'Summary'),
        readers: ['适合谁读', 'Whom it is for'],
        answers: { ...long('读完能知道', 'What it answers'), entry: ['条', 'answer'] },
        keyword: { label: ['关键词', 'Keywords'], help: ['用逗号隔开。', 'Separated by commas.'] },
        date: { label: ['版本日期', 'Date of the edition'] },
      },
    },
  },
}
