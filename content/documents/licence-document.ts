import { formatDay } from '@app/domain/calendar/format-date'
import { documentFile } from './document-files'
import { isBuilding, type ProjectFacts, squareMetres } from './project-facts'
import { type SampleDocument, sampleNumber } from './sample-document'

export function licenceDocument(facts: ProjectFacts, date: string): SampleDocument {
  const { project, lots, place, company } = facts
  const building = isBuilding(facts)
  const { water, power, sewer, rules } = facts.facts
  const areas = lots.map(({ areaM2 }) => areaM2)
  return {
    file: documentFile(project.slug, 'licence'),
    project: project.name,
    kind: 'licence',
    title: building ? 'Licencia de edificación' : 'Licencia de habilitación urbana',
    issuer: building ? 'Municipalidad' : 'Municipalidad distrital',
    date,
    blocks: [
      {
        type: 'facts',
        rows: [
          ['Resolución', sampleNumber],
          ['Expediente', sampleNumber],
          ['Administrado', company],
          ['Proyecto', `${project.name}, ${place}`],
          [
            'Se autoriza',
            building
              ? `Construir un edificio de ${lots.length} departamentos y sus áreas comunes`
              : `Calles, redes y áreas comunes para ${lots.length} lotes`,
          ],
          [
            building ? 'Área por departamento' : 'Área por lote',
            `De ${squareMetres(Math.min(...areas))} a ${squareMetres(Math.max(...areas))}`,
          ],
          ...(water ? ([['Agua', water.es]] satisfies [string, string][]) : []),
          ...(sewer ? ([['Desagüe', sewer.es]] satisfies [string, string][]) : []),
          ...(power ? ([['Electricidad', power.es]] satisfies [string, string][]) : []),
          ...(rules.length > 0
            ? ([['Para construir', rules.map(({ es }) => es).join('. ')]] satisfies [string, string][])
            : []),
          ['Emitida', formatDay(date, 'es')],
        ],
      },
    ],
    checks: [
      {
        question: '¿Autoriza este proyecto?',
        answer: 'El nombre, el lugar y la cantidad deben ser los mismos que te ofrecen.',
      },
      {
        question: '¿Está vigente?',
        answer: 'Una licencia vence. Si la fecha ya pasó, pide la ampliación antes de pagar.',
      },
      {
        question: '¿Lo confirma la municipalidad?',
        answer: 'Puedes preguntar en su mesa de partes con el número de la resolución.',
      },
    ],
    summary: building
      ? `Building licence of ${project.name}: the municipality allows ${lots.length} apartments to be built. Check that it is still valid and names this project.`
      : `Land development licence of ${project.name}: the municipality allows streets, utilities and ${lots.length} lots. Check that it is still valid and names this project.`,
  }
}
