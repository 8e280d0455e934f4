import type { ReactNode } from 'react'
import { Logo } from '../../panel/theme/brand'
import picture from '../../panel/theme/pictures/santorini.jpg'
import type { AccountMessages } from '../users/messages'
import '../users/views/accounts.css'
import './entrance-page.css'

type Props = {
  children: ReactNode
  lang?: string
  /** Which of the three steps of joining this page is; absent on a later login. */
  step?: 1 | 2 | 3 | undefined
  messages: AccountMessages
}

/** Frames the pages between a mail or the login and the panel: our picture beside the form, on a phone the form alone. */
export function EntrancePage({ children, lang, step, messages }: Props) {
  return (
    <main className="entrance" lang={lang}>
      <div className="entrance__picture">
        {/* biome-ignore lint/performance/noImgElement: a decoration that is not worth a resizing service. */}
        <img alt="" height={picture.height} src={picture.src} width={picture.width} />
      </div>
      <div className="entrance__brand">
        <Logo />
      </div>
      <div className="entrance__body">
        {children}
        {step && (
          <ol aria-label={messages.stepsName} className="entrance__steps">
            {messages.steps.map((name, index) => (
              <li
                aria-current={index + 1 === step ? 'step' : undefined}
                data-done={index + 1 < step ? '' : undefined}
                key={name}
              >
                {index + 1} {name}
              </li>
            ))}
          </ol>
        )}
      </div>
    </main>
  )
}
