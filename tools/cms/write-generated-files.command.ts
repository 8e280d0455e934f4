// `pnpm cms:write` regenerates what Payload derives from the collections and the panel components.
import { runPayload } from './run-payload'

runPayload(['generate:types'])
runPayload(['generate:importmap'])
console.log('Wrote platform/payload-types.ts and the import map of the panel.')
