// Makes every read of a font fail, so the worker cannot render complaint sheets. Loaded with `--import`.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const fontError = (path) =>
  /\.woff$/.test(String(path)) && Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' })

const { readFile, readFileSync } = fs
fs.readFile = (path, ...rest) => (fontError(path) ? rest.at(-1)(fontError(path)) : readFile(path, ...rest))
fs.readFileSync = (path, ...rest) => {
  if (fontError(path)) throw fontError(path)
  return readFileSync(path, ...rest)
}
const { readFile: readLater } = fs.promises
fs.promises.readFile = (path, ...rest) => (fontError(path) ? Promise.reject(fontError(path)) : readLater(path, ...rest))
syncBuiltinESMExports()
