import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> & {
  value: string
  onChange: (value: string) => void
  ref?: RefObject<HTMLTextAreaElement | null>
}

/**
 * On a slow connection staff type before the page is interactive. React ignores that text and would clear the field at the
 * next change, so this field reports it.
 */
export function TextArea({ value, onChange, ref, ...attributes }: Props) {
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? ownRef

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is read only once, when the page becomes interactive.
  useEffect(() => {
    const typed = field.current?.value
    if (typed && typed !== value) onChange(typed)
  }, [])

  return <textarea {...attributes} ref={field} value={value} onChange={(event) => onChange(event.target.value)} />
}
