import { formatDay } from '@app/domain/calendar/format-date'
import { siteSettings } from '../site-settings'
import { documentFile } from './document-files'
import { isBuilding, type ProjectFacts, squareMetres, totalArea } from './project-facts'
import { type SampleDocument, sampleNumber } from './sample-document'

export function registryDocument(facts: ProjectFacts, date: string): SampleDocument {
  const { project, lots, units, unit, place, company } = facts
  return {
    file: documentFile(project.slug, 'registry'),
    project: project.name,
    kind: 'registry',
    title: 'Partida registral del terreno',
    issuer: 'Registro de predios',
    date,
    blocks: [
      {
        type: 'facts',
        rows: [
          ['Partida', sampleNumber],
          ['Predio', `Terreno de ${project.name}, ${place}`],
          ['Titular', `${company}, RUC ${siteSettings.ruc}`],
          ['Cargas y gravámenes', 'No se registran'],
          [`${isBuilding(facts) ? 'Departamentos' : 'Lotes'} previstos`, `${lots.length}, según el plano del proyecto`],
          [`Área de los ${units}`, `${squareMetres(totalArea(lots))} en total`],
          ['Asientos pendientes', `Independización de los ${lots.length} ${units}`],
          ['Copia expedida', formatDay(date, 'es')],
        ],
      },
    ],
    checks: [
      {
        question: '¿Quién es el dueño?',
        answer: 'Debe ser quien firma contigo. Si es otra empresa, pide el contrato que las une.',
      },
      {
        question: '¿Hay hipotecas o cargas?',
        answer: `Si aparece un banco, pregunta cómo y cuándo se libera tu ${unit}.`,
      },
      {
        question: `¿Tu ${unit} ya tiene partida propia?`,
        answer: 'Mientras no la tenga, no se puede inscribir a tu nombre. Pregunta en qué etapa está el trámite.',
      },
      { question: '¿De cuándo es la copia?', answer: 'Pide una de menos de 30 días el día que firmes.' },
    ],
    summary: `Registry extract of the land of ${project.name}: who owns it, whether it is mortgaged, and which entries are pending. Check that the owner is the company that signs with you.`,
  }
}
