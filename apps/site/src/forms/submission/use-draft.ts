import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { clearDraft, type Draft, mergeDraft, newDraft, readDraft, writeDraft } from './form-draft'

export type DraftKeeper = {
  /** Null until the script has taken over the served form. */
  current: RefObject<Draft | null>
  save(change: Partial<Draft>): void
  startAnew(): void
}

/**
 * Restores the draft and saves it as the person types. The form has no default values: React Hook Form reads the
 * controls, so that what was typed before the script arrived is not lost.
 */
export function useDraft<F extends FieldValues>(
  nameOf: () => string,
  form: UseFormReturn<F>,
  onRestored: (draft: Draft) => void,
): DraftKeeper & { isLive: boolean } {
  const current = useRef<Draft | null>(null)
  const [isLive, setLive] = useState(false)
  const name = useRef('')

  function save(change: Partial<Draft>) {
    const before = current.current ?? newDraft()
    // What was sent keeps its name, whatever the page shows by now. Until then the draft follows the page.
    if (!before.sent && name.current !== nameOf()) {
      clearDraft(name.current, sessionStorage)
      name.current = nameOf()
    }
    current.current = { ...before, ...change }
    writeDraft(name.current, current.current, sessionStorage)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is restored once, when it comes to life
  useEffect(() => {
    name.current = nameOf()
    const draft = readDraft(name.current, sessionStorage) ?? newDraft()
    current.current = draft
    form.reset(mergeDraft(form.getValues(), draft.fields) as DefaultValues<F>)
    setLive(true)
    onRestored(draft)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => save({ fields: withoutFiles(values) }),
    })
  }, [])

  return {
    current,
    isLive,
    save,
    startAnew() {
      clearDraft(name.current, sessionStorage)
      name.current = nameOf()
      current.current = newDraft()
    },
  }
}

/** Session storage cannot hold a file; the person chooses it again. */
const withoutFiles = (values: FieldValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof FileList)))
