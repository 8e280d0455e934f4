import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { sampleReferral } from './sample-persons'

type Panel = { cmsUrl: string; token: string }
type Sample = { id: string; email: string; firstName: string }

/** What staff did with some of the samples: a note, a step, a sale. Each through its desk. */
export async function workOnSamples({ cmsUrl, token }: Panel): Promise<void> {
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const post = async (address: string, body: unknown) => {
    const response = await fetch(cmsUrl + address, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  }
  const all = async (collection: string) => {
    const response = await fetch(`${cmsUrl}/api/${collection}?limit=100&depth=0`, { headers })
    return ((await response.json()) as { docs: Sample[] }).docs
  }

  const leads = await all('leads')
  const about = async (email: string, ...changes: Record<string, unknown>[]) => {
    const lead = leads.find((one) => one.email === email)?.id
    for (const change of changes) await post('/api/inbox/changes', { leads: [lead], change })
  }
  const tomorrow = `${addDays(limaDateOf(new Date()), 1)}T10:30:00-05:00`
  await about(
    'andres@correo.example',
    { kind: 'contact', channel: 'whatsapp' },
    { kind: 'note', text: 'Compara Santorini con Coral. Prefiere una esquina cerca del parque.' },
    { kind: 'next-step', text: 'Enviar la cotización del lote A-03', at: tomorrow },
  )
  await about('patricia@correo.example', { kind: 'contact', channel: 'call' }, { kind: 'state', to: 'visit' })
  const steps = ['visit', 'reserved', 'won'].map((to) => ({ kind: 'state', to }))
  await about('raul@correo.example', { kind: 'contact', channel: 'call' }, ...steps)

  const boughtOn = limaDateOf(new Date())
  const persons = await all('referred-persons')
  for (const { firstName } of sampleReferral.referred.slice(0, 2)) {
    const person = persons.find((one) => one.firstName === firstName)?.id
    for (const step of steps) await post(`/api/referral-desk/persons/${person}`, { ...step, boughtOn })
  }

  const template = {
    name: 'Documento entregado',
    text: 'Estimada señora {nombre}:\n\nSobre su reclamo {número}, presentado el {fecha}: {qué se hizo}\n\nQuedamos atentos.',
  }
  await post('/api/answer-templates?locale=es', template)
}
