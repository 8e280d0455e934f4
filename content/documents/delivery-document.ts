import { documentFile } from './document-files'
import { isBuilding, type ProjectFacts } from './project-facts'
import type { SampleDocument } from './sample-document'

export function deliveryDocument(facts: ProjectFacts, date: string): SampleDocument {
  const { project, unit, company, delivery } = facts
  const { water, power, sewer, deliveryNote, maintenanceUsd, maintenanceNote, rules } = facts.facts
  const building = isBuilding(facts)
  const amenities = (sharing: 'own' | 'shared') =>
    project.area.amenities.filter((amenity) => amenity.sharing === sharing).map(({ text }) => text.es)
  const [own, shared] = [amenities('own'), amenities('shared')]
  const rows: [string, string | null | undefined][] = [
    ['Fecha prevista', `${delivery.charAt(0).toUpperCase()}${delivery.slice(1)}. ${deliveryNote?.es ?? ''}`.trim()],
    ['Agua', water?.es],
    ['Electricidad', power?.es],
    ['Desagüe', sewer?.es],
    ['Áreas del proyecto', own.join(', ') || project.area.amenities.map(({ text }) => text.es).join(', ')],
    ['Áreas compartidas', shared.join(', ')],
    [
      'Mantenimiento',
      maintenanceUsd ? `US$ ${maintenanceUsd} al mes desde la entrega. ${maintenanceNote?.es ?? ''}` : null,
    ],
    ['Reglas para construir', rules.map(({ es }) => es).join('. ')],
  ]
  return {
    file: documentFile(project.slug, 'delivery'),
    project: project.name,
    kind: 'delivery',
    title: 'Condiciones de entrega',
    issuer: company,
    date,
    blocks: [
      { type: 'facts', rows: rows.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])) },
      {
        type: 'clauses',
        clauses: [
          {
            title: 'Aviso',
            text: `Te escribimos con 30 días de anticipación y eliges el día para recibir tu ${unit}.`,
          },
          {
            title: 'Recorrido y acta',
            text: building
              ? 'Recorremos juntos el departamento y las áreas comunes. Anotas en el acta lo que falta o está mal, y la fecha en que lo corregimos.'
              : 'Recorremos juntos el lote, con sus hitos y medidas, y las áreas comunes. Anotas en el acta lo que falta o está mal, y la fecha en que lo corregimos.',
          },
          {
            title: 'Si hay diferencias de área',
            text: 'Se mide contigo. Si hay menos de lo contratado, se devuelve la diferencia al precio por metro del contrato.',
          },
          {
            title: 'Después de la entrega',
            text: 'El servicio de posventa recibe tus observaciones en las oficinas y en el Libro de Reclamaciones, y responde por escrito.',
          },
        ],
      },
    ],
    checks: [
      {
        question: '¿Está escrita la fecha?',
        answer: 'Un mes y un año, con su tolerancia. «Próximamente» no es una fecha.',
      },
      {
        question: '¿Qué recibes exactamente?',
        answer:
          'Servicios, áreas comunes y acabados van en una lista. Lo que no está escrito es más difícil de reclamar.',
      },
      { question: '¿Qué pagas después?', answer: 'Mantenimiento, arbitrios y predial empiezan con la entrega.' },
    ],
    summary: `Delivery terms of ${project.name}: the expected month, the services and shared areas you receive, how the handover works and what happens if something is missing.`,
  }
}
