import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'trade.delay.congestion': '港湾混雑',
  'trade.delay.weather': '悪天候',
  'trade.delay.vessel': '本船の遅延',
  'trade.delay.flight': 'フライトの遅延',
  'trade.delay.rolled': '運送人による積み残し',
  'trade.delay.equipment': '機材不足',
  'trade.delay.customs': '税関検査',
  'trade.delay.documents': '書類不備',
  'trade.delay.other': 'その他の理由',
};
