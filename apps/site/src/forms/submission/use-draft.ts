import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { clearDraft, type Draft, mergeDraft, newDraft, readDraft, writeDraft } from './form-draft'

export type DraftKeeper = {
  /** Null until the form has hydrated. */
  current: RefObject<Draft | null>
  save(change: Partial<Draft>): void
  startOver(): void
}

/**
 * Restores the draft and saves it while the visitor types. The form has no default values: React Hook Form reads the
 * controls, so that what was typed before hydration is not lost.
 */
export function useDraft<F extends FieldValues>(
  nameOf: () => string,
  form: UseFormReturn<F>,
  onRestored: (draft: Draft) => void,
): DraftKeeper & { isHydrated: boolean } {
  const current = useRef<Draft | null>(null)
  const [isHydrated, setHydrated] = useState(false)
  const name = useRef('')

  function save(change: Partial<Draft>) {
    const before = current.current ?? newDraft()
    // A sent draft keeps its name, whatever the page shows now. Before that, its name follows the page.
    if (!before.sent && name.current !== nameOf()) {
      clearDraft(name.current, sessionStorage)
      name.current = nameOf()
    }
    current.current = { ...before, ...change }
    writeDraft(name.current, current.current, sessionStorage)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is restored once, on hydration
  useEffect(() => {
    name.current = nameOf()
    const draft = readDraft(name.current, sessionStorage) ?? newDraft()
    current.current = draft
    form.reset(mergeDraft(form.getValues(), draft.fields) as DefaultValues<F>)
    setHydrated(true)
    onRestored(draft)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => save({ fields: withoutFiles(values) }),
    })
  }, [])

  return {
    current,
    isHydrated,
    save,
    startOver() {
      clearDraft(name.current, sessionStorage)
      name.current = nameOf()
      current.current = newDraft()
    },
  }
}

/** Session storage cannot hold files; the visitor chooses them again. */
const withoutFiles = (values: FieldValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof FileList)))
