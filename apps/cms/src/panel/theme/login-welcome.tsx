import { brand } from '@app/brand/brand'
import image from '@app/brand/login.jpg'
import type { ServerProps } from 'payload'
import { languageOf } from '../language/language'

const messages = {
  es: { panel: 'Panel de', work: 'trabajo', enter: 'Entra con', account: 'tu cuenta' },
  en: { panel: 'Work', work: 'panel', enter: 'Sign in with', account: 'your account' },
}

/** Renders the image and the title of the login page. */
export function LoginWelcome({ i18n }: ServerProps) {
  const { panel, work, enter, account } = messages[languageOf(i18n)]
  return (
    <>
      <div className="welcome__image">
        {/* biome-ignore lint/performance/noImgElement: a decorative image does not need resizing. */}
        <img src={image.src} width={image.width} height={image.height} alt="" />
        <p className="welcome__name">
          {panel} <b>{work}</b>
        </p>
      </div>
      <h1 className="welcome__title">
        {enter} <b>{account}</b>
      </h1>
    </>
  )
}

const notes = {
  es: `Solo para el equipo de ${brand.name}. Si no puedes entrar, escribe a quien administra el panel.`,
  en: `For the staff of ${brand.name} only. If you cannot sign in, write to the administrator of the panel.`,
}

/** Renders the note below the login form. */
export function LoginNote({ i18n }: ServerProps) {
  return <p className="welcome__note">{notes[languageOf(i18n)]}</p>
}
