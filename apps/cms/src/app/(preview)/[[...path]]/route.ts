import config from '@payload-config'
import { getPayload } from 'payload'
import { servePreview } from '../../../publishing/preview/serve-preview'

export const GET = async (request: Request): Promise<Response> => servePreview(await getPayload({ config }), request)
