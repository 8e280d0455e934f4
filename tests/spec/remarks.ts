/** Remarks that apply to several statements. */
export const remarks = [
  "All three forms and the look-up of a complaint work without a script. The response is a page in the form's language with the same sentences (`tests/e2e/without-javascript.e2e.ts`). Without a script the referral form accepts one person.",
  'A submission made without a connection is stored in the browser and sent once when the connection is back. The visitor sees whether it was stored or sent (`tests/e2e/offline.e2e.ts`). The specification describes only the failure.',
  'The error about the terms in the referral form is the label, as specified, after “Falta marcar:”, so it reads as an error.',
  'Values have English names in forms, API and database (`firstName`, `acceptsTerms`, `establishment`), and a project is identified by its slug. Deliveries use the names of the specification (`domain/lead/crm-payload.ts`, `domain/referral/referral-payload.ts`, `domain/complaint/complaint-row.ts`).',
  'The specification gives some messages only in Spanish. We wrote their English versions.',
  'The seventh lead of one device within a minute gets 429 with the seconds to wait. An IP address may send ten times as many (`intake/abuse/submission-limit.ts`, `intake/leads/lead.integration.test.ts`). A form that autofill completes within two seconds waits in the browser until the minimum time has passed, instead of being rejected (`site/forms/submission/send-after-minimum-time.test.ts`).',
]
