import { randomUUID } from 'node:crypto'

/** Somebody who does not exist asks about a project, so that the rooms of what visitors send are not empty. */
export async function sendSamples(intakePort: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${intakePort}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      firstName: 'Lucía',
      lastName: 'Demo Paredes',
      email: 'lucia@correo.example',
      phone: '+51900000123',
      kind: 'contact',
      project: 'santorini',
      locale: 'es',
      acceptsTerms: true,
      acceptsMarketing: false,
      consentVersions: { terms: '2026-01', marketing: '2026-01' },
      startedAt: Date.now() - 60_000,
    }),
  })
  if (!response.ok) throw new Error(`The intake answered ${response.status}: ${await response.text()}`)
}
