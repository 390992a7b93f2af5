import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'common.dismiss': '閉じる',
  'common.tryAgain': '再試行',
  'common.remove': '{label}を削除',
  'common.clear': '{label}をクリア',
  'common.close': '閉じる',
  'common.showOptions': '選択肢を表示',
  'common.alreadySelected': '選択済み',
  'common.loading': '読み込み中',
  'common.percent': '{percent} %',
  'common.optionsFailed': '選択肢を読み込めませんでした。',
  'common.create': '「{text}」を追加',
  'common.chooseByArrows': '矢印キーで選んでください',
  'common.results': '{count, plural, =0 {該当なし} other {#件}}',
  'common.unknownText':
    '選択されていません：「{text}」に一致する項目がありません。一覧から選択してください。',
  'common.unclearText':
    '選択されていません：「{text}」に一致する項目が複数あります。一覧から選択してください。',
  'common.noAnswer':
    '選択されていません：「{text}」の候補を読み込めませんでした。入力した文字は残っています。もう一度お試しください。',
  'common.likelyText': '選択されていません。「{label}」のことですか。一覧から選択してください。',
  'common.removed': '{label}を削除しました',
  'common.added': '{label}を追加しました',
  'common.theProvider': '提供会社',
  'common.leave.title': '保存せずに移動しますか？',
  'common.leave.text': '{count, plural, other {このレコードの変更#件が保存されていません。}}',
  'common.leave.stay': '編集を続ける',
  'common.leave.go': '変更を破棄',
  'common.unexpected': 'ページのこの部分でエラーが発生しました。',

  'error.withContact':
    '{message}。しばらくしてからもう一度お試しください。解決しない場合は{provider}にご連絡ください。',
  'error.withReason': '{reason}',
  'error.noRecord': 'レコードが選択されていません。',
  'error.noAccess': 'このレコードへのアクセス権がありません。',
  'error.sessionExpired': 'セッションの有効期限が切れました。もう一度サインインしてください。',
  'error.pageScripts':
    'このページのスクリプトがブラウザーの機能（{names}）を置き換えているため、この部分は動作できません。変更は行われていません。ページの管理者にお知らせください。',
  'error.offline': 'オフラインです。接続が戻ると自動的に再開します。',
  'error.busy': '現在リクエストが集中しています。まもなく自動的に再開します。',
  'error.getToken':
    'このページはここにサインインできませんでした。再読み込みするか、ページの管理者にご連絡ください。',
  'error.linkExpired': 'このリンクの有効期限が切れました。新しいリンクを依頼してください。',
  'error.origin': 'ページのこの部分は{origin}では使用できません。ページの管理者にご連絡ください。',
};
