import image from '@app/brand/login.jpg'
import type { ReactNode } from 'react'
import { Logo } from '../../panel/theme/brand'
import type { AccountMessages } from '../users/messages'
import '../users/views/accounts.css'
import './entrance-page.css'

type Props = {
  children: ReactNode
  lang?: string
  /** The current step of accepting an invitation. Undefined on later logins. */
  step?: 1 | 2 | 3 | undefined
  messages: AccountMessages
}

/** Lays out the invitation and login pages with an image beside the form. */
export function EntrancePage({ children, lang, step, messages }: Props) {
  return (
    <main className="entrance" lang={lang}>
      <div className="entrance__image">
        {/* biome-ignore lint/performance/noImgElement: a decorative image does not need resizing. */}
        <img alt="" height={image.height} src={image.src} width={image.width} />
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
