import { randomUUID } from 'node:crypto'
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { sampleReferral, sampleWhatsApp } from './sample-persons'

type Panel = { cmsUrl: string; token: string }
type Sample = { id: string; email: string; firstName: string }

/** Works on some samples as staff would, through the API of each desk: notes, next steps and sales. */
export async function workOnSamples({ cmsUrl, token }: Panel): Promise<void> {
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const post = async (path: string, body: unknown) => {
    const response = await fetch(cmsUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  }
  const readAll = async (collection: string) => {
    const response = await fetch(`${cmsUrl}/api/${collection}?limit=100&depth=0`, { headers })
    return ((await response.json()) as { docs: Sample[] }).docs
  }

  const leads = await readAll('leads')
  const changeLead = async (email: string, ...changes: Record<string, unknown>[]) => {
    const lead = leads.find((sample) => sample.email === email)?.id
    for (const change of changes) await post('/api/inbox/changes', { leads: [lead], change })
  }
  const tomorrow = `${addDays(limaDateOf(new Date()), 1)}T10:30:00-05:00`
  await changeLead(
    'andres@correo.example',
    { kind: 'contact', channel: 'whatsapp' },
    { kind: 'note', text: 'Compara Santorini con Coral. Prefiere una esquina cerca del parque.' },
    { kind: 'next-step', text: 'Enviar la cotización del lote A-03', at: tomorrow },
  )
  await changeLead(
    'patricia@correo.example',
    { kind: 'contact', channel: 'call' },
    { kind: 'state', to: 'appointment' },
  )
  const steps = ['appointment', 'reserved', 'won'].map((to) => ({ kind: 'state', to }))
  await changeLead('raul@correo.example', { kind: 'contact', channel: 'call' }, ...steps)

  const writer = leads.find(({ firstName }) => sampleWhatsApp.name.startsWith(firstName))?.id
  await post(`/api/inbox/conversations/${writer}`, { kind: 'text', key: randomUUID(), text: sampleWhatsApp.answer })

  const boughtOn = limaDateOf(new Date())
  const persons = await readAll('referred-persons')
  for (const { firstName } of sampleReferral.referred.slice(0, 2)) {
    const person = persons.find((sample) => sample.firstName === firstName)?.id
    for (const step of steps) await post(`/api/referral-desk/persons/${person}`, { ...step, boughtOn })
  }

  const template = {
    name: 'Documento entregado',
    text: 'Estimada señora {nombre}:\n\nSobre su reclamo {número}, presentado el {fecha}: {qué se hizo}\n\nQuedamos atentos.',
  }
  await post('/api/answer-templates?locale=es', template)
}
