import * as z from 'zod/mini'
import { codePattern } from '../lot/lot-code'
import { crossFieldRule } from '../submission/cross-field-rule'
import { consentVersion, locale, slug } from '../submission/submission.schema'
import { requiredEmail, requiredName, requiredTick } from '../submission/text-field'
import { waitingKinds } from './waiting-entry'

/** The schema of the form with which a person joins a waiting list. Only an entry for a lot names a lot. */
export const waitingInput = z.pipe(
  z
    .object({
      kind: z.enum(waitingKinds, 'waiting.kind.invalid'),
      project: slug('waiting.project'),
      lot: z.optional(
        z
          .string('waiting.lot.unknown')
          .check(z.refine((code) => code === '' || codePattern.test(code), 'waiting.lot.unknown')),
      ),
      firstName: requiredName('waiting.firstName', { max: 80 }),
      email: requiredEmail('waiting.email'),
      locale,
      acceptsTerms: requiredTick('waiting.acceptsTerms'),
      consentVersions: z.object({ terms: consentVersion }, 'submission.consentVersion.invalid'),
    })
    .check(
      crossFieldRule<{ kind: string; lot?: string }>({
        path: ['lot'],
        key: 'waiting.lot.unknown',
        isValid: ({ kind, lot }) => kind !== 'lot' || Boolean(lot),
      }),
    ),
  z.transform((entry) => ({ ...entry, lot: entry.kind === 'lot' ? entry.lot : undefined })),
)

export type WaitingInput = z.output<typeof waitingInput>
