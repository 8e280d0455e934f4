import config from '@payload-config'
import { getPayload } from 'payload'
import { answerPreview } from '../../../publishing/preview/answer-preview'

export const GET = async (request: Request): Promise<Response> => answerPreview(await getPayload({ config }), request)
