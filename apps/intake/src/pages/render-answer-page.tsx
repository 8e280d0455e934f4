import { AnswerPage, type AnswerPageProps } from './answer-page'
import { renderPage } from './render-page'

/** For callers without JSX: nginx shows some of these pages if the intake is down. */
export const renderAnswerPage = (props: AnswerPageProps): string => renderPage(<AnswerPage {...props} />)
