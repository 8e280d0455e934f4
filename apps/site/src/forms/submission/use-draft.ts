import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { clearDraft, type Draft, mergeDraft, newDraft, readDraft, writeDraft } from './form-draft'

export type DraftHandle = {
  /** Null until the form has hydrated. */
  current: RefObject<Draft | null>
  save(change: Partial<Draft>): void
  startOver(): void
}

/**
 * Restores the draft and saves it while the visitor types. Apart from lists, forms have no default values, because
 * default values would replace what the visitor typed before hydration.
 */
export function useDraft<F extends FieldValues>(
  getName: () => string,
  form: UseFormReturn<F>,
  onRestored: (draft: Draft) => void,
): DraftHandle & { isHydrated: boolean } {
  const current = useRef<Draft | null>(null)
  const [isHydrated, setHydrated] = useState(false)
  const name = useRef('')

  function save(change: Partial<Draft>) {
    const previousDraft = current.current ?? newDraft()
    // The storage key changes with the project or lot on the page. After a submission it must not change.
    if (!previousDraft.sent && name.current !== getName()) {
      clearDraft(name.current, sessionStorage)
      name.current = getName()
    }
    current.current = { ...previousDraft, ...change }
    writeDraft(name.current, current.current, sessionStorage)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is restored once, on hydration
  useEffect(() => {
    name.current = getName()
    const draft = readDraft(name.current, sessionStorage) ?? newDraft()
    current.current = draft
    restoreFields(form, draft.fields)
    setHydrated(true)
    onRestored(draft)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => save({ fields: removeFiles(values) }),
    })
  }, [])

  return {
    current,
    isHydrated,
    save,
    startOver() {
      clearDraft(name.current, sessionStorage)
      name.current = getName()
      current.current = newDraft()
    },
  }
}

/**
 * Fills in the values of the draft, except where the visitor entered something else before hydration. Other values stay
 * untouched, because setting the value of a file input would clear it.
 */
function restoreFields<F extends FieldValues>(form: UseFormReturn<F>, storedFields: Draft['fields']): void {
  const typedFields: FieldValues = form.getValues()
  const mergedFields = Object.entries(storedFields).map(
    ([name, storedValue]) => [name, mergeDraft(typedFields[name], storedValue)] as const,
  )
  const changedFields = Object.fromEntries(mergedFields.filter(([name, value]) => value !== typedFields[name]))
  // Even without a change, this notifies useWatch of the values that the visitor entered before hydration.
  form.setValues(changedFields as Partial<F>)
}

/** Removes files, because session storage cannot hold them. */
const removeFiles = (values: FieldValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof FileList)))
