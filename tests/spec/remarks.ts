/** What belongs to no single statement. */
export const remarks = [
  "Forms without script: all three can be sent, and the look-up of a complaint too; the answer is a page in the form's language with the same sentences (`tests/e2e/without-javascript.e2e.ts`). The referral form then takes one person.",
  'A submission made without a connection is kept in the browser and sent once when the connection is back; the visitor sees which of the two happened (`tests/e2e/offline.e2e.ts`). The specification knows only the failure.',
  "The terms' message in the referral form is the label, as specified, after “Falta marcar:”, so that it reads as an error.",
  'Values have English names in forms, API and database (`firstName`, `acceptsTerms`, `establishment`), and a project is named by its slug; what leaves the product has the names of the specification (`domain/lead/crm-payload.ts`, `domain/referral/referral-payload.ts`, `domain/complaint/complaint-row.ts`).',
  'The English of the messages that the specification gives in Spanish alone is ours.',
  'The seventh lead of one device within a minute gets 429 with the seconds to wait; an address may send ten times as many (`intake/abuse/submission-limit.ts`, `intake/leads/lead.integration.test.ts`). A form completed by autofill within two seconds waits for the rest of them in the browser instead of being refused (`site/forms/submission/send-in-time.test.ts`).',
]
