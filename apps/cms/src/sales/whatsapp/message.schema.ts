import { MAX_WHATSAPP_TEXT_LENGTH } from '@app/domain/whatsapp/whatsapp-message'
import * as z from 'zod'

const MAX_PARAMETERS = 20

/** A message as staff write it. The key becomes the id of the message, so a repeated request adds no second one. */
export const newMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), key: z.uuid(), text: z.string().trim().min(1).max(MAX_WHATSAPP_TEXT_LENGTH) }),
  z.object({
    kind: z.literal('template'),
    key: z.uuid(),
    /** The id of the template in the settings of the sales desk. */
    template: z.string().min(1).max(60),
    parameters: z.array(z.string().trim()).max(MAX_PARAMETERS),
  }),
])

export type NewMessage = z.output<typeof newMessage>
