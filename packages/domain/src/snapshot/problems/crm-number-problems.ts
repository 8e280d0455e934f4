import type { Project } from '../project.schema'
import type { ContentProblem } from './content-problem'

type NumberedProject = Pick<Project, 'slug' | 'name' | 'crmId'>

/** Reports a duplicate CRM number, because the CRM would send the leads to the salesperson of another project. */
export function crmNumberProblems(
  { slug, crmId }: NumberedProject,
  otherProjects: readonly NumberedProject[],
): ContentProblem[] {
  const owner = otherProjects.find((project) => project.crmId === crmId)
  if (!owner) return []
  return [
    {
      path: `projects[${slug}].crmId`,
      field: 'crmId',
      message: {
        en: `the CRM number ${crmId} is that of ${owner.name}`,
        es: `El ${crmId} ya es el número de ${owner.name} en el CRM. Escribe el número de este proyecto.`,
      },
    },
  ]
}
