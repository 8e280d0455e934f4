import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'

// Fakes the Google services that the sample scripts of ops/integrations use.

type Call = { parameter: Record<string, string>; postData?: { contents: string } }
type Script = {
  rows: unknown[][]
  files: { name: string; bytes: string }[]
  numberFormats: string[]
  get(parameter: Record<string, string>): unknown
  post(parameter: Record<string, string>, body: unknown): unknown
}

/** Runs a script of ops/integrations with one empty sheet of the given name. */
export function runSampleScript(file: string, sheetName: string, key: string | null): Script {
  const rows: unknown[][] = []
  const numberFormats: string[] = []
  const files: Script['files'] = []
  const locks = { held: 0 }

  const sheet = {
    getLastRow: () => rows.length,
    getRange: (row: number, column: number, height: number, width: number) => {
      const range = {
        getValues: () =>
          rows.slice(row - 1, row - 1 + height).map((cells) => cells.slice(column - 1, column - 1 + width)),
        setNumberFormat(format: string) {
          numberFormats.push(format)
          return range
        },
        setValues(values: unknown[][]) {
          // Writing without the lock would lose rows when two requests arrive together.
          if (locks.held !== 1) throw new Error('written without the lock')
          if (values[0]?.length !== width) throw new Error('the range has another width')
          rows.push(...values)
        },
      }
      return range
    },
  }
  const folder = {
    createFile(blob: { name: string; bytes: string }) {
      files.push(blob)
      return { getUrl: () => `https://drive.example.test/${files.length}` }
    },
  }
  const services = {
    SpreadsheetApp: { getActive: () => ({ getSheetByName: (name: string) => (name === sheetName ? sheet : null) }) },
    PropertiesService: { getScriptProperties: () => ({ getProperty: () => key }) },
    LockService: {
      getScriptLock: () => ({
        waitLock: () => {
          locks.held += 1
        },
        releaseLock: () => {
          locks.held -= 1
        },
      }),
    },
    ContentService: {
      MimeType: { JSON: 'json' },
      createTextOutput: (text: string) => ({ setMimeType: (type: string) => ({ text, type }) }),
    },
    DriveApp: { getFoldersByName: () => ({ hasNext: () => false }), createFolder: () => folder },
    Utilities: {
      base64Decode: (text: string) => Buffer.from(text, 'base64').toString(),
      newBlob: (bytes: string, _type: string, name: string) => ({ bytes, name }),
      formatDate: () => '2026-11-15',
    },
  }
  const context = createContext(services)
  runInContext(readFileSync(join(import.meta.dirname, '../../../../ops/integrations', file), 'utf8'), context)
  const call = (handler: string, request: Call): unknown => {
    const { text, type } = (context[handler] as (request: Call) => { text: string; type: string })(request)
    if (type !== 'json') throw new Error('the answer is not JSON')
    return JSON.parse(text)
  }
  return {
    rows,
    files,
    numberFormats,
    get: (parameter) => call('doGet', { parameter }),
    post: (parameter, body) => call('doPost', { parameter, postData: { contents: JSON.stringify(body) } }),
  }
}
