// Preloaded into the worker: reading a font fails, so no complaint sheet can be rendered.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const lost = (path) => /\.woff$/.test(String(path)) && Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' })

const { readFile, readFileSync } = fs
fs.readFile = (path, ...rest) => (lost(path) ? rest.at(-1)(lost(path)) : readFile(path, ...rest))
fs.readFileSync = (path, ...rest) => {
  if (lost(path)) throw lost(path)
  return readFileSync(path, ...rest)
}
const { readFile: readLater } = fs.promises
fs.promises.readFile = (path, ...rest) => (lost(path) ? Promise.reject(lost(path)) : readLater(path, ...rest))
syncBuiltinESMExports()
