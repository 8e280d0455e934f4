import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> & {
  value: string
  onChange: (value: string) => void
  ref?: RefObject<HTMLTextAreaElement | null>
}

/**
 * Renders a text area that reports text typed before hydration, which is possible on a slow connection. React ignores
 * that text and would clear the field at the next change.
 */
export function TextArea({ value, onChange, ref, ...attributes }: Props) {
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? ownRef

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is read only once, at hydration.
  useEffect(() => {
    const typedText = field.current?.value
    if (typedText && typedText !== value) onChange(typedText)
  }, [])

  return <textarea {...attributes} ref={field} value={value} onChange={(event) => onChange(event.target.value)} />
}
