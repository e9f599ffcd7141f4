import type { TagHandler } from '../types.ts';
import { calculator } from './calculator.ts';
import { conformance } from './conformance.ts';
import { designTokens } from './design-tokens.ts';
import { diagram } from './diagram.ts';
import { endpoints } from './endpoints.ts';
import { frontPage, treePage } from './front.ts';
import { glossary } from './glossary.ts';
import { lesson } from './lesson.ts';
import { graphqlEditor } from './graphql-editor.ts';
import { command, gql, operation, type, walletMethod } from './links.ts';
import { networkValue } from './network-value.ts';
import { num } from './num.ts';
import { param } from './param.ts';
import { picture } from './picture.ts';
import { proposalBuilder, proposalJson } from './proposal.ts';
import { releases } from './releases.ts';
import { runbook } from './runbook.ts';
import { sample } from './sample.ts';
import { walletErrors } from './wallet-errors.ts';

/** Tag name → what replaces it. */
export const tagHandlers: Readonly<Record<string, TagHandler>> = {
  Calculator: calculator,
  Command: command,
  Conformance: conformance,
  DesignTokens: designTokens,
  Diagram: diagram,
  Endpoints: endpoints,
  FrontPage: frontPage,
  Glossary: glossary,
  Gql: gql,
  GraphqlEditor: graphqlEditor,
  Lesson: lesson,
  NetworkValue: networkValue,
  Num: num,
  Operation: operation,
  Param: param,
  Picture: picture,
  ProposalBuilder: proposalBuilder,
  ProposalJson: proposalJson,
  Releases: releases,
  Runbook: runbook,
  Sample: sample,
  TreePage: treePage,
  Type: type,
  WalletErrors: walletErrors,
  WalletMethod: walletMethod,
};
