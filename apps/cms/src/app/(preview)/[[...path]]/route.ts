import config from '@payload-config'
import { getPayload } from 'payload'
import { answerPreview } from '../../../preview/answer-preview'

export const GET = async (request: Request): Promise<Response> => answerPreview(await getPayload({ config }), request)
