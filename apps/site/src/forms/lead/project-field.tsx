import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { SelectField, useLeadScope } from './lead-fields'
import { type ProjectList, useProjectChoices } from './use-project-choices'

type ProjectFieldProps = { projects: ProjectList; isQuestion: boolean }

/**
 * Renders the choice of a project. A page contains only the first projects; the others load when the visitor enters the
 * form, because an open select does not show new options in every browser.
 */
export function ProjectField({ projects, isQuestion }: ProjectFieldProps) {
  const { t, control, idOf, setValue } = useLeadScope()
  const chosen = useWatch({ control, name: 'project' })
  const { choices, isComplete, loadAll } = useProjectChoices(projects, chosen)
  const fieldId = idOf('project')

  const loadOnFocus = useEffectEvent(loadAll)
  useEffect(() => {
    if (isComplete) return
    const form = document.getElementById(fieldId)?.closest('form')
    const onFocus = () => loadOnFocus()
    form?.addEventListener('focusin', onFocus)
    return () => form?.removeEventListener('focusin', onFocus)
  }, [fieldId, isComplete])

  // A select ignores a value that has no option yet, so the value of a draft is set again when its option exists.
  const restoreChoice = useEffectEvent(() => {
    if (chosen) setValue('project', chosen)
  })
  useEffect(() => {
    if (isComplete) restoreChoice()
  }, [isComplete])

  return (
    <SelectField
      name="project"
      label={t('field.project')}
      prompt={t('field.chooseProject')}
      options={choices.map(({ slug, name }) => ({ value: slug, label: name }))}
      preset={isQuestion ? GENERAL_QUESTION : undefined}
      required
      wide
    />
  )
}
