import * as migration_20261115_022825_initial from './20261115_022825_initial';
import * as migration_20261115_054414_square_pictures_and_authors from './20261115_054414_square_pictures_and_authors';
import * as migration_20261115_084835_logos_and_campaign_dates from './20261115_084835_logos_and_campaign_dates';
import * as migration_20261115_141803_typed_columns_and_append_only from './20261115_141803_typed_columns_and_append_only';
import * as migration_20261115_232749_lead_message from './20261115_232749_lead_message';
import * as migration_20261116_004606_films_popups_and_records from './20261116_004606_films_popups_and_records';
import * as migration_20261116_041537_panel_for_staff from './20261116_041537_panel_for_staff';
import * as migration_20261116_074314_desks_and_previews from './20261116_074314_desks_and_previews';
import * as migration_20261116_095422_referral_rewards from './20261116_095422_referral_rewards';
import * as migration_20261116_103454_privacy_desk from './20261116_103454_privacy_desk';
import * as migration_20261116_104401_lots_and_quotes from './20261116_104401_lots_and_quotes';
import * as migration_20261116_123325_mails_let_through from './20261116_123325_mails_let_through';
import * as migration_20261116_140058_visits_answers_and_proofs from './20261116_140058_visits_answers_and_proofs';
import * as migration_20261116_195446_lot_pictures from './20261116_195446_lot_pictures';

export const migrations = [
  {
    up: migration_20261115_022825_initial.up,
    down: migration_20261115_022825_initial.down,
    name: '20261115_022825_initial',
  },
  {
    up: migration_20261115_054414_square_pictures_and_authors.up,
    down: migration_20261115_054414_square_pictures_and_authors.down,
    name: '20261115_054414_square_pictures_and_authors',
  },
  {
    up: migration_20261115_084835_logos_and_campaign_dates.up,
    down: migration_20261115_084835_logos_and_campaign_dates.down,
    name: '20261115_084835_logos_and_campaign_dates',
  },
  {
    up: migration_20261115_141803_typed_columns_and_append_only.up,
    down: migration_20261115_141803_typed_columns_and_append_only.down,
    name: '20261115_141803_typed_columns_and_append_only',
  },
  {
    up: migration_20261115_232749_lead_message.up,
    down: migration_20261115_232749_lead_message.down,
    name: '20261115_232749_lead_message',
  },
  {
    up: migration_20261116_004606_films_popups_and_records.up,
    down: migration_20261116_004606_films_popups_and_records.down,
    name: '20261116_004606_films_popups_and_records',
  },
  {
    up: migration_20261116_041537_panel_for_staff.up,
    down: migration_20261116_041537_panel_for_staff.down,
    name: '20261116_041537_panel_for_staff',
  },
  {
    up: migration_20261116_074314_desks_and_previews.up,
    down: migration_20261116_074314_desks_and_previews.down,
    name: '20261116_074314_desks_and_previews',
  },
  {
    up: migration_20261116_095422_referral_rewards.up,
    down: migration_20261116_095422_referral_rewards.down,
    name: '20261116_095422_referral_rewards',
  },
  {
    up: migration_20261116_103454_privacy_desk.up,
    down: migration_20261116_103454_privacy_desk.down,
    name: '20261116_103454_privacy_desk',
  },
  {
    up: migration_20261116_104401_lots_and_quotes.up,
    down: migration_20261116_104401_lots_and_quotes.down,
    name: '20261116_104401_lots_and_quotes',
  },
  {
    up: migration_20261116_123325_mails_let_through.up,
    down: migration_20261116_123325_mails_let_through.down,
    name: '20261116_123325_mails_let_through',
  },
  {
    up: migration_20261116_140058_visits_answers_and_proofs.up,
    down: migration_20261116_140058_visits_answers_and_proofs.down,
    name: '20261116_140058_visits_answers_and_proofs',
  },
  {
    up: migration_20261116_195446_lot_pictures.up,
    down: migration_20261116_195446_lot_pictures.down,
    name: '20261116_195446_lot_pictures'
  },
];
