// Prints the Ethereum call that pays out a withdrawal: reads the bundle of WITHDRAWAL, or of the key's latest one.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"math/big"
	"net/http"
	"os"
	"strings"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

func get(path string, into any) {
	response, err := http.Get(setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox") + "/api/v2/" + path)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != http.StatusOK {
		log.Fatalf("%s: %s %v", path, body, err)
	}
	if err := json.Unmarshal(body, into); err != nil {
		log.Fatal(err)
	}
}

func latestWithdrawal() string {
	key := setting("PUBKEY", "the public key that withdrew, or set WITHDRAWAL to the id of the withdrawal")
	var list struct {
		Withdrawals struct {
			Edges []struct {
				Node struct {
					ID               string
					CreatedTimestamp int64 `json:",string"`
				}
			}
		}
	}
	get("withdrawals?partyId="+key, &list)
	var id string
	var newest int64
	for _, edge := range list.Withdrawals.Edges {
		if edge.Node.CreatedTimestamp > newest {
			id, newest = edge.Node.ID, edge.Node.CreatedTimestamp
		}
	}
	if id == "" {
		log.Fatal("this key has no withdrawal")
	}
	return id
}

func bridgeAddress() string {
	var answer struct{ NetworkParameter struct{ Value string } }
	var config struct {
		ChainID string                   `json:"chain_id"`
		Bridge  struct{ Address string } `json:"collateral_bridge_contract"`
	}
	get("network/parameters/blockchains.ethereumConfig", &answer)
	if err := json.Unmarshal([]byte(answer.NetworkParameter.Value), &config); err != nil {
		log.Fatal(err)
	}
	fmt.Fprintln(os.Stderr, "Network: Ethereum chain", config.ChainID)
	if address := os.Getenv("BRIDGE"); address != "" {
		return address
	}
	return config.Bridge.Address
}

// region: call
// number makes one argument of 32 bytes from a decimal number.
func number(decimal string) string {
	value, ok := new(big.Int).SetString(decimal, 10)
	if !ok {
		log.Fatalf("%q is not a number", decimal)
	}
	return fmt.Sprintf("%064x", value)
}

// word makes one argument of 32 bytes from hexadecimal digits, with or without 0x.
func word(digits string) string {
	digits = strings.ToLower(strings.TrimPrefix(digits, "0x"))
	return strings.Repeat("0", 64-len(digits)) + digits
}

type bundle struct {
	AssetSource, Amount, TargetAddress, Creation, Nonce, Signatures string
}

func withdrawAsset(b bundle) string {
	signatures := strings.TrimPrefix(b.Signatures, "0x")
	if signatures == "" {
		log.Fatal("the validators have not signed yet: try again in a minute")
	}
	return "0x3ad90635" + // withdraw_asset(address,uint256,address,uint256,uint256,bytes)
		word(b.AssetSource) + number(b.Amount) + word(b.TargetAddress) + number(b.Creation) + number(b.Nonce) +
		// bytes come last: where they begin, how many there are, and they themselves in whole words
		fmt.Sprintf("%064x%064x", 32*6, len(signatures)/2) +
		signatures + strings.Repeat("0", (64-len(signatures)%64)%64)
}

// endregion: call

func main() {
	id := os.Getenv("WITHDRAWAL")
	if id == "" {
		id = latestWithdrawal()
	}
	var b bundle
	get("erc20/asset/withdrawal/bundle?withdrawalId="+id, &b)
	out, err := json.MarshalIndent(map[string]string{"to": bridgeAddress(), "value": "0x0", "data": withdrawAsset(b)}, "", "  ")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(out))
}
