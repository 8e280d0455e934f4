import type { ReactNode, Ref } from 'react'
import type { Language } from '../language/language'
import { recordFormMessages } from './messages'

type ListedError = { path: string; name: string; message: string }

type Props = {
  errors: ListedError[]
  /** Why the record was not saved, if not because of the errors. */
  failure?: ReactNode
  onOpen: (path: string) => void
  language: Language
  box?: Ref<HTMLElement>
}

/** Lists the errors of a form. Each entry links to its field. */
export function ErrorList({ errors, failure, onOpen, language, box }: Props) {
  const messages = recordFormMessages[language]
  if (errors.length === 0 && !failure) return null
  return (
    <section ref={box} className="error-summary" aria-labelledby="error-summary" tabIndex={-1}>
      <h2 id="error-summary">{failure ? messages.notSaved : messages.summary(errors.length)}</h2>
      {failure && (
        <>
          <p>{failure}</p>
          <p>{messages.kept}</p>
        </>
      )}
      {errors.length > 0 && (
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
      )}
    </section>
  )
}
