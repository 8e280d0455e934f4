import type { Ref } from 'react'
import type { Language } from '../language/language'
import { recordFormMessages } from './messages'

type ListedError = { path: string; name: string; message: string }

type Props = { errors: ListedError[]; onOpen: (path: string) => void; language: Language; box?: Ref<HTMLElement> }

/** Lists the errors of a form. It stays until each field changes, and each entry leads to its field. */
export function ErrorList({ errors, onOpen, language, box }: Props) {
  if (errors.length === 0) return null
  return (
    <section ref={box} className="error-summary" aria-labelledby="error-summary" tabIndex={-1}>
      <h2 id="error-summary">{recordFormMessages[language].summary(errors.length)}</h2>
      <ol>
        {errors.map(({ path, name, message }) => (
          <li key={path}>
            <a
              href={`#field-${path.replaceAll('.', '__')}`}
              onClick={(event) => {
                event.preventDefault()
                onOpen(path)
              }}
            >
              {name}
            </a>
            : {message}
          </li>
        ))}
      </ol>
    </section>
  )
}
