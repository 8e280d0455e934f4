import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Lot } from '@app/domain/lot/lot.schema'
import { floorPlans } from '../tools/floor-plan-rooms'
import { documentFile } from './document-files'
import { isBuilding, type ProjectFacts, squareMetres, totalArea } from './project-facts'
import type { SampleDocument } from './sample-document'

const media = path.resolve(import.meta.dirname, '../media')

export function planDocument(facts: ProjectFacts, date: string): SampleDocument {
  const { project, lots, units, unit, company } = facts
  const building = isBuilding(facts)
  return {
    file: documentFile(project.slug, 'plan'),
    project: project.name,
    kind: 'plan',
    title: building ? 'Plantas de los departamentos' : 'Plano de lotización',
    issuer: company,
    date,
    blocks: [
      { type: 'svgs', svgs: svgsOf(facts) },
      {
        type: 'table',
        head: [
          building ? 'Piso' : 'Manzana',
          building ? 'Departamentos' : 'Lotes',
          `Del menor al mayor ${unit}`,
          'Área total',
        ],
        rows: [...Map.groupBy(lots, ({ block }) => block)].map(([block, blockLots]) => [
          block,
          String(blockLots.length),
          areaRange(blockLots),
          squareMetres(totalArea(blockLots)),
        ]),
      },
      { type: 'facts', rows: [['En todo el proyecto', `${lots.length} ${units}, ${squareMetres(totalArea(lots))}`]] },
    ],
    checks: [
      {
        question: `¿Está tu ${unit}?`,
        answer: 'Su código, su área y sus medidas deben ser los mismos en el plano, en la proforma y en el contrato.',
      },
      {
        question: '¿Con qué colinda?',
        answer: building
          ? 'Mira hacia dónde dan las ventanas y qué hay al lado, arriba y abajo.'
          : 'Mira qué calles, áreas comunes y lotes lo rodean, y camínalo antes de firmar.',
      },
      { question: '¿Es el plano aprobado?', answer: 'Debe ser el mismo que la municipalidad aprobó con la licencia.' },
    ],
    summary: `${building ? 'Floor plans' : 'Site plan'} of ${project.name}: ${lots.length} ${building ? 'apartments' : 'lots'}, with their areas. Code and area must be the same here, in your quote and in the contract.`,
  }
}

const areaRange = (lots: readonly Lot[]): string => {
  const areas = lots.map(({ areaM2 }) => areaM2)
  const [least, most] = [Math.min(...areas), Math.max(...areas)]
  return least === most ? squareMetres(least) : `${squareMetres(least)} a ${squareMetres(most)}`
}

function svgsOf(facts: ProjectFacts): string[] {
  const { name, slug } = facts.project
  const files = isBuilding(facts)
    ? floorPlans.filter(({ project }) => project === name).map((plan) => `plans/${plan.name}.svg`)
    : [`lot-plans/${slug}.svg`]
  return files.map((file) => readFileSync(path.join(media, file), 'utf8'))
}
