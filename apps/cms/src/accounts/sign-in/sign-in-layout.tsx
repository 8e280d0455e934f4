import image from '@app/brand/login.jpg'
import type { ReactNode } from 'react'
import { Logo } from '../../panel/theme/brand'
import type { AccountMessages } from '../users/messages'
import '../users/views/accounts.css'
import './sign-in-layout.css'

type Props = {
  children: ReactNode
  lang?: string
  /** The current step of accepting an invitation; undefined outside these steps. */
  step?: 1 | 2 | 3 | undefined
  messages: AccountMessages
}

/** Lays out the invitation and second-factor pages with an image beside the form. */
export function SignInLayout({ children, lang, step, messages }: Props) {
  return (
    <main className="sign-in" lang={lang}>
      <div className="sign-in__image">
        {/* biome-ignore lint/performance/noImgElement: a decorative image does not need resizing. */}
        <img alt="" height={image.height} src={image.src} width={image.width} />
      </div>
      <div className="sign-in__brand">
        <Logo />
      </div>
      <div className="sign-in__body">
        {children}
        {step && (
          <ol aria-label={messages.stepsName} className="sign-in__steps">
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
