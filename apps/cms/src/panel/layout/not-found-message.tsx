'use client'

import { Gutter, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { languageOf } from '../language/language'

const messages = {
  es: {
    title: ['No encontramos', 'esta página'],
    text: 'La dirección está incompleta, lo que buscas se borró, o tu rol no lo ve. Si lo necesitas, pídelo a un administrador.',
    home: 'Ir al inicio',
  },
  en: {
    title: ['This page', 'was not found'],
    text: 'The URL is incomplete, the record was deleted, or your role may not see it. If you need it, ask an administrator.',
    home: 'Go to the start page',
  },
}

/** Tells staff that a page does not exist for them. */
export function NotFoundMessage() {
  const { i18n } = useTranslation()
  const { title, text, home } = messages[languageOf(i18n)]
  return (
    <main>
      <Gutter className="desk not-found-message">
        <h1>
          {title[0]} <b>{title[1]}</b>
        </h1>
        <p className="desk-soft">{text}</p>
        <p className="desk-buttons">
          <Link className="desk-btn desk-btn--lime" href="/admin">
            {home}
          </Link>
        </p>
      </Gutter>
    </main>
  )
}
