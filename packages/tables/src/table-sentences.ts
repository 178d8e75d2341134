import { fill, type LocaleId, type Localised, localisedIn } from '@hongyan/locales'
import type { TableProblem, TableRefusal } from './table.ts'

/** Why a file gives no table, in a sentence that says what to do; `{detail}` as the name of the problem says. */
const tableSentences: Readonly<Record<TableProblem, Localised>> = {
  'table-empty': {
    'zh-CN': '文件是空的。',
    'zh-HK': '檔案是空的。',
    'en-US': 'The file is empty.',
  },
  'table-head-only': {
    'zh-CN': '文件里只有列名，下面没有内容。',
    'zh-HK': '檔案裏只有欄名，下面沒有內容。',
    'en-US': 'The file has column names and nothing under them.',
  },
  'table-too-large': {
    'zh-CN': '文件里的内容太多。请只留需要的行和列，或分成几个文件。',
    'zh-HK': '檔案的內容太多。請只留需要的行和列，或分成幾個檔案。',
    'en-US': 'There is too much in this file. Please keep only the rows and columns you need, or split it.',
  },
  'table-too-slow': {
    'zh-CN': '读这个文件花的时间太长，已停下。请另存为 CSV（UTF-8）后再传。',
    'zh-HK': '讀取這個檔案的時間太長，已停下。請另存為 CSV（UTF-8）後再上載。',
    'en-US':
      'Reading this file took too long and was stopped. Please save it as CSV (UTF-8) and send it again.',
  },
  'table-damaged': {
    'zh-CN': '这个工作簿已损坏，打不开。请在 Excel 或 WPS 里打开它，另存为 .xlsx 后再传。',
    'zh-HK': '這個活頁簿已損壞，打不開。請在 Excel 或 WPS 開啟它，另存為 .xlsx 後再上載。',
    'en-US': 'This workbook is damaged. Please open it in Excel or WPS, save it as .xlsx and send it again.',
  },
  'table-old-workbook': {
    'zh-CN': '这是旧格式的工作簿（.xls）。请另存为 .xlsx 后再传。',
    'zh-HK': '這是舊格式的活頁簿（.xls）。請另存為 .xlsx 後再上載。',
    'en-US': 'This is a workbook of the old kind (.xls). Please save it as .xlsx and send it again.',
  },
  'table-locked': {
    'zh-CN': '这个工作簿设了密码。请去掉密码后再传。',
    'zh-HK': '這個活頁簿設了密碼。請移除密碼後再上載。',
    'en-US': 'This workbook has a password. Please remove it and send the file again.',
  },
  'table-other-workbook': {
    'zh-CN': '这是 {detail} 的表格文件。请导出为 .xlsx 或 CSV 后再传。',
    'zh-HK': '這是 {detail} 的試算表。請匯出為 .xlsx 或 CSV 後再上載。',
    'en-US':
      'This is a spreadsheet of another kind ({detail}). Please export it as .xlsx or CSV and send that.',
  },
  'table-web-page': {
    'zh-CN':
      '这是一个网页，不是表格（有些网站导出的 .xls 其实是网页）。请用 Excel 或 WPS 打开它，另存为 .xlsx 后再传。',
    'zh-HK':
      '這是一個網頁，不是表格（有些網站匯出的 .xls 其實是網頁）。請用 Excel 或 WPS 開啟它，另存為 .xlsx 後再上載。',
    'en-US':
      'This is a web page, not a table: some sites export .xls files that are one. Please open it in Excel or WPS, save it as .xlsx and send that.',
  },
  'table-json': {
    'zh-CN': '这是 JSON，不是表格。请传 CSV 或 .xlsx。',
    'zh-HK': '這是 JSON，不是表格。請上載 CSV 或 .xlsx。',
    'en-US': 'This is JSON, not a table. Please send CSV or .xlsx.',
  },
  'table-other-file': {
    'zh-CN': '这是 {detail} 文件，不是表格。请传 CSV 或 .xlsx。',
    'zh-HK': '這是 {detail} 檔案，不是表格。請上載 CSV 或 .xlsx。',
    'en-US': 'This is a {detail} file, not a table. Please send CSV or .xlsx.',
  },
  'table-encoding': {
    'zh-CN': '看不出这个文件用的是哪种文字编码{detail}。请另存为 CSV（UTF-8）或 .xlsx 后再传。',
    'zh-HK': '看不出這個檔案用的是哪種文字編碼{detail}。請另存為 CSV（UTF-8）或 .xlsx 後再上載。',
    'en-US':
      'The text encoding of this file cannot be told{detail}. Please save it as CSV (UTF-8) or .xlsx and send that.',
  },
  'table-broken-text': {
    'zh-CN': '第 {detail} 行有坏掉的字，读不出来（文件可能没有传完，或被别的程序改坏）。请重新导出后再传。',
    'zh-HK': '第 {detail} 行有損壞的字，讀不出來（檔案可能沒有傳完，或被其他程式改壞）。請重新匯出後再上載。',
    'en-US':
      'In row {detail} some characters are broken and cannot be read: the file may be cut off or damaged. Please export it again.',
  },
  'table-quote': {
    'zh-CN': '第 {detail} 行有一个引号没有成对，后面的内容无法分列。请补上或去掉它。',
    'zh-HK': '第 {detail} 行有一個引號沒有成對，後面的內容無法分列。請補上或刪去它。',
    'en-US':
      'In row {detail} a quotation mark has no partner, so the cells cannot be told apart. Please complete or remove it.',
  },
  'table-column-twice': {
    'zh-CN': '有两列都叫“{detail}”，内容却不一样，不知道该用哪一列。请改名或删去一列。',
    'zh-HK': '有兩欄都叫「{detail}」，內容卻不一樣，不知道該用哪一欄。請改名或刪去一欄。',
    'en-US':
      'Two columns are called “{detail}” and say different things. Please rename or remove one of them.',
  },
  'not-a-file': {
    'zh-CN': '这不是表格文件。请传 CSV，或 .xlsx 工作簿。',
    'zh-HK': '這不是表格檔案。請上載 CSV，或 .xlsx 活頁簿。',
    'en-US': 'This file is not a spreadsheet. Please send CSV or .xlsx.',
  },
}

/** How a sentence names the likeliest encoding. */
const perhaps: Localised = {
  'zh-CN': '（可能是 {detail}）',
  'zh-HK': '（可能是 {detail}）',
  'en-US': ' (it may be {detail})',
}

/** The detail of a refusal as it stands in its sentence; none where the sentence has no place for it. */
function detailIn({ problem, detail = '' }: TableRefusal, locale: LocaleId): string {
  return problem === 'table-encoding' && detail !== ''
    ? fill(localisedIn(perhaps, locale).text, { detail })
    : detail
}

/** Why a file gives no table, in a sentence. */
export function tableSentence(refusal: TableRefusal, locale: LocaleId): string {
  return fill(localisedIn(tableSentences[refusal.problem], locale).text, {
    detail: detailIn(refusal, locale),
  })
}
