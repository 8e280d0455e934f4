import { contactChannels } from '@app/domain/lead/contact-consent'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { CAMPAIGN_PURPOSE } from '../export-leads'
import { leadMessages } from '../messages'

/** Renders the exports of the list: all leads for follow-up, or only people who accepted advertising by a channel. */
export function ExportMenu({ query, language }: { query: string; language: 'es' | 'en' }) {
  const messages = leadMessages[language]
  return (
    <details className="export-menu">
      <summary className="desk-btn">
        <DeskIcon name="download" />
        {messages.download}
      </summary>
      <div className="export-menu__choices">
        <p>
          <a href={`/api/inbox/export?${query}`} download>
            {messages.exportForWork}
          </a>
          <small>{messages.exportForWorkNote}</small>
        </p>
        <p>
          <b id="export-for-campaign">{messages.exportForCampaign}</b>
          <small>{messages.exportForCampaignNote}</small>
        </p>
        <ul aria-labelledby="export-for-campaign">
          {contactChannels.map((channel) => (
            <li key={channel}>
              <a href={`/api/inbox/export?${query}&para=${CAMPAIGN_PURPOSE}&canal=${channel}`} download>
                {messages.byChannel[channel]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
